import { apiClient } from '../../api/apiClient'
import { messageOf } from './messageOf'
import { PROOF_MISSING, ProofFields, readProof } from './ProofFields'
import { StepDialog } from './StepDialog'

export function EndDialog({ onClose }: { onClose(news: string | null): void }) {
  async function submit(form: FormData): Promise<string | null> {
    const proof = readProof(form, true)
    if (proof === null) return PROOF_MISSING
    const message = await messageOf(apiClient.call('endSecondFactor', proof))
    if (message === null) onClose('Your password alone opens your account now. Other devices are signed out.')
    return message
  }
  return (
    <StepDialog
      title="Turn the second step off"
      label="Turn off"
      submit={submit}
      onClose={() => onClose(null)}
    >
      <p>Your password alone opens your account then.</p>
      <ProofFields hasOne />
    </StepDialog>
  )
}
