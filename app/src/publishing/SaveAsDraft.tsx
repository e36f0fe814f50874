import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { beginDraft, textInPlace } from './beginDraft'
import { PlaceDialog } from './PlaceDialog'

/** Brings what was written in this browser to the server. The copy here stays. */
export function SaveAsDraft({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save as draft</Button>
      <PlaceDialog
        title="Save as draft"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        begin={async (target) =>
          navigate(await beginDraft({ ...target, language: 'json', text: await textInPlace(text, target) }))
        }
      />
    </>
  )
}
