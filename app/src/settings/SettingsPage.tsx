import { isLearner } from '@wordstride/api'
import { StatusLine } from '@wordstride/ui'
import { useAuth } from '../api/authStore'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { SettingChoice } from './SettingChoice'
import styles from './SettingsPage.module.css'
import { SecondFactorSheet } from './secondFactor/SecondFactorSheet'
import { SignInsSheet } from './signIns/SignInsSheet'
import { useSettings } from './useSettings'

/** /settings: how a person likes to see and hear the product. */
export function SettingsPage() {
  const isStaff = useAuth(({ user }) => user !== null && !isLearner(user.role))
  const { settings, change, isSaved, fault } = useSettings()
  return (
    <>
      <PageHeading title="Settings" lead="They come with you to every device on which you sign in." />
      <div className={styles.sheets}>
        <Sheet title="What you see">
          <div className={styles.settings}>
            <SettingChoice
              label="Colors"
              options={[
                ['system', 'Like the device'],
                ['light', 'Light'],
                ['dark', 'Dark'],
              ]}
              value={settings.theme}
              onChange={(theme) => change({ theme })}
            />
            <SettingChoice
              label="Size of the text"
              options={[
                ['usual', 'Usual'],
                ['large', 'Large'],
                ['largest', 'Very large'],
              ]}
              value={settings.textSize}
              onChange={(textSize) => change({ textSize })}
            />
            <SettingChoice
              label="Letters"
              help="Problems up to grade 3 always have the letters of exercise books."
              options={[
                ['usual', 'Usual'],
                ['early', 'As in exercise books'],
              ]}
              value={settings.letters}
              onChange={(letters) => change({ letters })}
            />
            <SettingChoice
              label="Movement"
              options={[
                ['system', 'Like the device'],
                ['calm', 'Nothing moves'],
              ]}
              value={settings.motion}
              onChange={(motion) => change({ motion })}
            />
          </div>
        </Sheet>
        <Sheet title="What you hear">
          <div className={styles.settings}>
            <SettingChoice
              label="Sounds"
              help="A chime when something is solved."
              options={[
                ['off', 'Off'],
                ['on', 'On'],
              ]}
              value={settings.sound ? 'on' : 'off'}
              onChange={(sound) => change({ sound: sound === 'on' })}
            />
            <SettingChoice
              label="Read to me"
              help="By itself, when a problem appears. The button for it is always there."
              options={[
                ['by_grade', 'In kindergarten and grade 1'],
                ['always', 'Always'],
                ['never', 'Never'],
              ]}
              value={settings.readAloud}
              onChange={(readAloud) => change({ readAloud })}
            />
          </div>
        </Sheet>
        <SignInsSheet />
        {isStaff && <SecondFactorSheet />}
      </div>
      <StatusLine tone={fault ? 'error' : 'neutral'}>{fault ?? (isSaved ? 'Saved.' : null)}</StatusLine>
    </>
  )
}
