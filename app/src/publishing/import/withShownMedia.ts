import { type CallResult, IMPORTED_MEDIA_TYPES } from '@wordstride/api'

type Preview = Pick<Extract<CallResult<'previewImport'>, { isSuccess: true }>, 'questions' | 'media'>

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Of the file before; a browser keeps them until it is told. */
let addressesBefore: readonly string[] = []

/** Questions with their pictures and recordings, which no server has as long as nothing is imported. */
export function withShownMedia({ questions, media }: Preview): Preview['questions'] {
  for (const address of addressesBefore) URL.revokeObjectURL(address)
  addressesBefore = []
  if (media.length === 0) return questions
  const shown = new Map(
    media.map(({ address, content }) => {
      const type = IMPORTED_MEDIA_TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? ''
      return [address, URL.createObjectURL(new Blob([bytesOf(content)], { type }))]
    }),
  )
  addressesBefore = [...shown.values()]
  const addresses = new RegExp(
    [...shown.keys()].map((address) => address.replaceAll('.', '\\.')).join('|'),
    'g',
  )
  return questions.map((question) => ({
    ...question,
    problem: JSON.parse(
      JSON.stringify(question.problem).replace(addresses, (address) => shown.get(address) ?? address),
    ),
  }))
}
