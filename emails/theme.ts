/** The brand's colours and fonts, as mail programs understand them: plain values, and web-safe stand-ins for the fonts. */
export const colours = {
  paper: '#fbf6ea',
  card: '#fffdf7',
  sunken: '#f4ecd9',
  ink: '#1d2140',
  quiet: '#565470',
  rule: '#e2d5b8',
  gold: '#85600f',
  leaf: '#b8892f',
  onInk: '#fdf8ec',
} as const;

/** All of these draw old-style figures by themselves. */
export const serif = "Fraunces, 'Hoefler Text', 'Iowan Old Style', Georgia, serif";
export const sans = "'Source Sans 3', 'Gill Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** By class, because inline styles are all that many programs read, and only a rule in the head can answer the night. */
export const styleSheet = `
  a { color: inherit; }
  @media (max-width: 480px) {
    .paper { padding: 20px 8px !important; }
    .leaf-of-paper { padding: 26px 20px 22px !important; }
    .title { font-size: 25px !important; line-height: 32px !important; }
    .button { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: #12152b !important; }
    .card { background-color: #191d39 !important; border-color: #333961 !important; }
    .soft { background-color: #0d1023 !important; border-color: #333961 !important; }
    .line { border-color: #333961 !important; }
    .ring { border-color: #c79a3f !important; }
    .ink { color: #f4ecd8 !important; }
    .quiet { color: #bdb6a6 !important; }
    .gold { color: #e3bf6b !important; }
    .button { background-color: #e3bf6b !important; color: #14172e !important; }
  }`;
