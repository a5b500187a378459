/** The package brings no types. Only its parsers are used: its HTTP client would fetch unguarded. */
declare module "probe-image-size/sync.js" {
  interface Size {
    readonly width: number;
    readonly height: number;
    readonly mime: string;
    readonly wUnits: string;
    readonly hUnits: string;
    readonly orientation?: number;
  }
  type Parser = (bytes: Uint8Array) => Size | null | undefined;
  const sync: Parser & { readonly parsers: Readonly<Record<string, Parser>> };
  export default sync;
}
