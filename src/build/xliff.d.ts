/** The parts of `xliff`, which has no types, that `exchange.ts` uses. */
declare module 'xliff' {
  export interface XliffUnit {
    readonly source: string
    /** An object where it has tags of XLIFF. */
    readonly target?: string | object
    readonly note?: string
  }
  export interface XliffJs {
    readonly sourceLanguage: string
    readonly targetLanguage?: string
    /** Units by key, by file. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>
  }
  export function jsToXliff12(js: XliffJs): Promise<string>
  export function xliff12ToJs(xliff: string): Promise<XliffJs>
}
