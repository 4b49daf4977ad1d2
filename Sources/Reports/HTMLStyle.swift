/// The look of the HTML page: a table of data, kept apart from what is said.
let htmlStyle = """
  :root {
    --paper: #fbfaf8; --card: #ffffff; --ink: #1d1d1f; --faint: #6e6a64; --line: #e4e0d9;
    --good: #1a7f4b; --bad: #c0362c; --odd: #9a6700; --good-wash: #e5f4ec; --bad-wash: #fbeae8;
    --odd-wash: #fbf1d9; --code: #f3f0ea;
    --sans: ui-sans-serif, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #16161a; --card: #1f1f25; --ink: #ececf1; --faint: #a09da8; --line: #34343d;
      --good: #58c98c; --bad: #ff8177; --odd: #e3b341; --good-wash: #17342488; --bad-wash: #47201d88;
      --odd-wash: #3f321288; --code: #2a2a32;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 3rem 1.5rem 4rem; max-width: 60rem; background: var(--paper);
    color: var(--ink); font: 16px/1.5 var(--sans); font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  header { display: flex; align-items: center; justify-content: space-between; gap: 2rem; }
  .kicker {
    margin: 0; color: var(--faint); font-size: .75rem; letter-spacing: .14em; text-transform: uppercase;
  }
  h1 { margin: .1rem 0 .4rem; font-size: 2.1rem; line-height: 1.15; letter-spacing: -.02em; }
  h2 { margin: 0 0 1rem; font-size: .85rem; font-weight: 600; color: var(--faint); }
  .facts { margin: 0; color: var(--faint); }
  .facts strong { color: var(--ink); }
  .ring { flex: none; width: 6.5rem; height: 6.5rem; }
  .ring circle { fill: none; stroke-width: 3.2; }
  .ring .track { stroke: var(--line); }
  .ring .value {
    stroke: var(--good); transform: rotate(-90deg); transform-origin: center;
  }
  .ring text {
    fill: var(--ink); font: 600 8px var(--sans); text-anchor: middle; dominant-baseline: central;
  }
  .distribution, .submission {
    margin-top: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  }
  .distribution { margin-top: 2rem; padding: 1.25rem 1.5rem 1rem; }
  .distribution ol { display: flex; gap: .5rem; height: 9rem; margin: 0; padding: 0; list-style: none; }
  .distribution li {
    flex: 1; display: flex; flex-direction: column; justify-content: flex-end; text-align: center;
    font-size: .75rem; color: var(--faint); overflow-wrap: normal;
  }
  .distribution .column {
    display: block; min-height: 1px; border-radius: 4px 4px 0 0; background: var(--good); opacity: .8;
  }
  .distribution .share { border-top: 1px solid var(--line); padding-top: .25rem; }
  main { margin-top: 2rem; }
  main > .submission + .submission { margin-top: .5rem; }
  summary { cursor: pointer; }
  .submission > summary {
    display: flex; align-items: center; gap: .9rem; padding: .8rem 1.25rem; list-style: none;
    border-radius: 12px;
  }
  .submission > summary::-webkit-details-marker { display: none; }
  .submission > summary:hover { background: var(--code); }
  .submission[open] > summary { border-radius: 12px 12px 0 0; border-bottom: 1px solid var(--line); }
  summary:focus-visible { outline: 2px solid var(--good); outline-offset: 2px; }
  .who { flex: 1; font-weight: 600; }
  .who small { margin-left: .6rem; font-weight: 400; color: var(--faint); }
  .mark {
    flex: none; width: 1.5rem; height: 1.5rem; border-radius: 50%; text-align: center;
    font-size: .85rem; line-height: 1.5rem; font-weight: 700;
  }
  .passed > summary > .mark, li.passed .mark { background: var(--good-wash); color: var(--good); }
  .failed > summary > .mark, li.failed .mark { background: var(--bad-wash); color: var(--bad); }
  .error > summary > .mark { background: var(--odd-wash); color: var(--odd); }
  li.waiting .mark { color: var(--faint); }
  .bar {
    flex: none; width: 9rem; height: .4rem; border-radius: 1rem; background: var(--line);
    overflow: hidden;
  }
  .bar span { display: block; height: 100%; border-radius: 1rem; background: var(--good); }
  .score { flex: none; min-width: 4.5rem; text-align: right; font-weight: 600; }
  small, .score small { font-weight: 400; color: var(--faint); font-size: .85em; }
  .exercise { padding: 1.1rem 1.25rem 1.25rem; }
  .exercise + .exercise { border-top: 1px solid var(--line); }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; margin: 0; font-size: 1.05rem; }
  h3 .score { flex: 1; }
  h4 { margin: 1.1rem 0 .4rem; font-size: .95rem; }
  .pill {
    padding: .1rem .55rem; border-radius: 1rem; background: var(--bad-wash); color: var(--bad);
    font-size: .75rem; font-weight: 600; white-space: nowrap;
  }
  .pill.passed { background: var(--good-wash); color: var(--good); }
  .pill.error { background: var(--odd-wash); color: var(--odd); }
  ul { margin: 0; padding: 0; list-style: none; }
  li { break-inside: avoid; }
  ul > li { display: flex; gap: .7rem; padding: .3rem 0; }
  ul > li > div { flex: 1; min-width: 0; }
  li p { margin: 0; }
  li.waiting p { color: var(--faint); }
  code { font: .8em var(--mono); color: var(--faint); }
  .reason { white-space: pre-wrap; color: var(--bad); }
  .reason .place { padding: .1em .4em; border-radius: 4px; background: var(--bad-wash); color: inherit; }
  .reason code, .message code { color: inherit; }
  .message { white-space: pre-wrap; }
  pre {
    margin: .5rem 0 0; padding: .75rem 1rem; border-radius: 8px; background: var(--code);
    font: .8rem/1.5 var(--mono); white-space: pre-wrap; max-height: 30rem; overflow: auto;
  }
  .problem { border-left: 3px solid var(--bad); }
  .output { margin-top: .3rem; font-size: .85rem; color: var(--faint); }
  .output pre { color: var(--ink); }
  .map { margin-top: 1.1rem; }
  .map > summary { font-size: .95rem; font-weight: 600; }
  .map > div {
    margin-top: .6rem; border: 1px solid var(--line); border-radius: 8px; overflow-x: auto;
  }
  .map svg { display: block; }
  footer { margin-top: 2.5rem; text-align: center; font-size: .8rem; color: var(--faint); }
  @media (max-width: 36rem) {
    body { padding: 1.5rem 1rem; }
    h1 { font-size: 1.6rem; }
    .ring { width: 5rem; height: 5rem; }
    .bar { display: none; }
    .distribution { padding: 1rem; }
    .distribution ol { gap: .2rem; }
  }
  @media print {
    :root { --paper: #fff; --card: #fff; --code: #f6f6f6; --ink: #000; --faint: #555; --line: #ccc;
      --good: #1a7f4b; --bad: #b3261e; --odd: #7a5200; --good-wash: #e5f4ec; --bad-wash: #fbeae8; }
    body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; }
    /* What is closed of a class stays so, or a thousand learners would be thousands of pages. */
    details:not(.submission)::details-content {
      content-visibility: visible; display: block; block-size: auto;
    }
    .submission { break-inside: auto; border-radius: 0; }
    .submission > summary { break-after: avoid; }
    pre { max-height: none; overflow: visible; }
    .output pre { max-height: 16em; overflow: hidden; }
    .map > div { overflow: visible; border: 0; }
    .map svg { max-width: 100%; max-height: 24cm; width: auto; height: auto; break-inside: avoid; }
  }

  """
