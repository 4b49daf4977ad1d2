/// What the page of insights has besides the look of all pages: a table of data.
let insightsStyle = """
  .card {
    margin-top: 1rem; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--line);
    border-radius: 12px;
  }
  .card h2 { margin: 0 0 .35rem; font-size: 1.15rem; color: var(--ink); letter-spacing: -.01em; }
  .note { margin: 0 0 .75rem; font-size: .85rem; color: var(--faint); }
  .course { border-top: 1px solid var(--line); }
  .course > summary {
    display: flex; align-items: center; gap: 1rem; padding: .7rem 0; list-style: none;
  }
  .course > summary::-webkit-details-marker { display: none; }
  .course > summary:hover .who { color: var(--good); }
  .course[open] { padding-bottom: 1rem; }
  .course .note { margin: .25rem 0; }
  .stack {
    flex: none; display: flex; gap: 2px; width: 45%; height: .8rem; border-radius: 1rem; overflow: hidden;
    background: var(--line);
  }
  .stack > span { flex: 0 1 0; min-width: 3px; }
  .done { --tone: var(--good); }
  .step { --tone: var(--odd); }
  .broken { --tone: var(--bad); }
  .absent { --tone: var(--faint); }
  .stack > span { background: var(--tone); }
  .legend, .stops { display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; margin: 0 0 .75rem; }
  .legend > li, .stops > li {
    display: flex; align-items: center; gap: .4rem; padding: 0; font-size: .8rem; color: var(--faint);
  }
  .stops > li { font-size: .9rem; color: var(--ink); }
  .stops small { white-space: nowrap; }
  .legend > li::before, .stops > li::before {
    content: ""; flex: none; width: .65rem; height: .65rem; border-radius: 3px; background: var(--tone);
  }
  .rows { margin: 0; padding: 0; list-style: none; }
  .rows > li {
    display: flex; align-items: center; gap: 1.5rem; padding: .5rem 0; border-top: 1px solid var(--line);
  }
  .rows > li:first-child { border-top: 0; }
  .rows > li > div { flex: 1; min-width: 0; }
  .rows p { white-space: pre-wrap; }
  .rows p code, .examples code {
    padding: .05em .35em; border-radius: 4px; background: var(--code); color: inherit;
  }
  .examples { margin: .2rem 0; }
  .examples > li { display: block; padding: 0 0 0 .9rem; font-size: .85rem; color: var(--faint); }
  .meter { flex: none; display: flex; align-items: center; gap: .75rem; width: 15rem; }
  .meter .bar { flex: 1; width: auto; }
  .meter .figure { min-width: 5.5rem; text-align: right; font-size: .85rem; font-weight: 600; }
  .meter.odd .bar span { background: var(--odd); }
  .meter.plain .bar span { background: var(--faint); }
  @media (max-width: 36rem) {
    .stack { width: 30%; }
    .meter { width: auto; }
    .meter .figure { min-width: 0; }
  }
  @media print {
    .card { border: 0; border-radius: 0; padding: 1rem 0; }
    .card, .stack > span, .bar span { print-color-adjust: exact; }
  }

  """
