/** What we use of fontkit, the shaping engine that also stands behind pdfkit. */
declare module 'fontkit' {
  export type PathCommand = { command: string; args: number[] };
  export type Font = {
    unitsPerEm: number;
    layout(text: string): {
      advanceWidth: number;
      glyphs: { path: { commands: PathCommand[] } }[];
      positions: { xAdvance: number }[];
    };
  };
  export function openSync(path: string): Font;
}
