declare module 'nspell' {
  interface Spell {
    correct(word: string): boolean
  }
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Spell
}
