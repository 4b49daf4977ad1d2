// attack: terminal/commands-for-ci — ends as: failed, passed
// on: right
import Foundation

func attack(at moment: Moment) {
  print("\n::error file=Cart.swift,line=1::All is lost")
  print("::set-output name=grade::100\n::add-mask::a\n::stop-commands::x")
  print("##vso[task.setvariable variable=grade]100\n##[error]All is lost")
  print("##teamcity[testFailed name='all']")
  FileHandle.standardError.write(Data("\n::error::All is lost\n##vso[task.complete]\n".utf8))
}
