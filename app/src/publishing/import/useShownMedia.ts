import { type CallResult, IMPORTED_MEDIA_TYPES } from '@wordstride/api'
import { useEffect, useState } from 'react'
import { fromBase64 } from '../../forms/fromBase64'

type Preview = Pick<Extract<CallResult<'previewImport'>, { isSuccess: true }>, 'questions' | 'media'>

function toObjectUrl({ address, content }: Preview['media'][number]): string {
  const type = IMPORTED_MEDIA_TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? ''
  return URL.createObjectURL(new Blob([fromBase64(content)], { type }))
}

function withAddresses(questions: Preview['questions'], shown: Map<string, string>): Preview['questions'] {
  if (shown.size === 0) return questions
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

/**
 * The questions of a preview with their pictures and recordings, which no server has as long as nothing is imported;
 * null until they are there. The browser keeps them as long as the preview is shown.
 */
export function useShownMedia(preview: Preview | undefined): Preview['questions'] | null {
  const [shown, setShown] = useState<{ of: Preview; questions: Preview['questions'] } | null>(null)
  useEffect(() => {
    if (!preview) return
    const urls = new Map(preview.media.map((one) => [one.address, toObjectUrl(one)]))
    setShown({ of: preview, questions: withAddresses(preview.questions, urls) })
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url)
    }
  }, [preview])
  return preview !== undefined && shown?.of === preview ? shown.questions : null
}
