import { Button, Dialog } from '@wordstride/ui'
import { useState } from 'react'
import { QrCode } from '../../accounts/qr/QrCode'
import { apiClient } from '../../api/apiClient'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import { messageOf } from './messageOf'
import { CodeField, PROOF_MISSING, ProofFields, readProof } from './ProofFields'
import styles from './SecondFactorSheet.module.css'
import { StepDialog } from './StepDialog'

interface SetUpDialogProps {
  hasOne: boolean
  /** With the news when it is set up. */
  onClose(news: string | null): void
}

const SET_UP = 'Your second step is set up. Other devices are signed out.'

/** Three steps: who it is, the app, the spare codes. */
export function SetUpDialog({ hasOne, onClose }: SetUpDialogProps) {
  const [begun, setBegun] = useState<{ seed: string; address: string } | null>(null)
  const [spareCodes, setSpareCodes] = useState<readonly string[] | null>(null)
  const cancel = () => onClose(null)

  async function begin(form: FormData): Promise<string | null> {
    const proof = readProof(form, hasOne)
    if (proof === null) return PROOF_MISSING
    const reply = apiClient.call('beginSecondFactor', proof)
    const message = await messageOf(reply)
    const result = message === null ? await reply : null
    if (result?.isSuccess) setBegun(result)
    return message
  }

  async function confirm(form: FormData): Promise<string | null> {
    const code = String(form.get('code')).trim()
    if (code === '') return 'Please type the code that your app shows.'
    const reply = apiClient.call('confirmSecondFactor', { code })
    const message = await messageOf(reply)
    const result = message === null ? await reply : null
    if (result?.isSuccess) setSpareCodes(result.spareCodes)
    return message
  }

  if (spareCodes !== null) return <SpareCodes codes={spareCodes} onClose={() => onClose(SET_UP)} />
  if (begun === null)
    return (
      <StepDialog key="who" title="Set up the second step" label="Next" submit={begin} onClose={cancel}>
        <p>You need an authenticator app on your phone. First, please show that it is you.</p>
        <ProofFields hasOne={hasOne} />
      </StepDialog>
    )
  return (
    <StepDialog
      key="app"
      title="Add Wordstride to your app"
      label="Turn on"
      submit={confirm}
      onClose={cancel}
    >
      <p>Let your app read this picture, or type the letters below it into the app.</p>
      <div className={styles.qr}>
        <QrCode text={begun.address} label="QR code for your authenticator app" />
      </div>
      <p className={styles.code}>{begun.seed.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
      <p>
        <a href={begun.address}>The app is on this device</a>
      </p>
      <CodeField label="The six digits that the app shows now" />
    </StepDialog>
  )
}

function SpareCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  return (
    <>
      <LeaveQuestion isUnsaved title="Leave without your spare codes?">
        They cannot be shown again.
      </LeaveQuestion>
      <Dialog
        title="Keep your spare codes"
        isOpen
        hasCloseIcon={false}
        // They do not come again: Escape would lose them.
        onClose={() => {}}
        actions={
          <Button data-autofocus onClick={onClose}>
            I have kept them
          </Button>
        }
      >
        <p>
          Each opens your account once, when your phone is not at hand. They are shown only now: write them
          down and keep them in a safe place.
        </p>
        <ol className={styles.codes} aria-label="Spare codes">
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  )
}
