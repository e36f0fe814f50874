import type { ReactNode } from 'react'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import styles from './PrivacyPage.module.css'

/** What families want to know, in plain words; docs/privacy.md says the same to schools. */
const PARTS: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'What we keep',
    text: 'Your name, your school grade and your school. What you practice, your answers, how long it took, and your levels and points, and what your teachers note about your work. If your school writes it down: an e-mail address, and the name and e-mail address of a parent or guardian, who may get mails about your tests and your week.',
  },
  {
    title: 'What we do not keep',
    text: 'No birthday, no photo, no voice, no place, no contacts. There are no advertisements here, and nobody follows you to other websites.',
  },
  {
    title: 'What it is for',
    text: 'To choose your next exercise, and to show you and your teachers how you are getting on. For nothing else.',
  },
  {
    title: 'Who can see it',
    text: 'You, your teachers and tutors, and the people who look after your school here. Other students see your first name and one letter of your last name: when you are among the best of a week or have reached a goal, and in your peer group, which you can leave.',
  },
  {
    title: 'How long',
    text: 'As long as you learn here, and then as long as your school says. What you do is kept on the school’s server; signing out clears this device, but for answers that are still waiting to be sent.',
  },
  {
    title: 'What you can ask for',
    text: 'You or your parents can ask your school for a copy of everything that is stored about you, to have it put right, or to have all of it deleted. The school can do each of these here at once.',
  },
]

export function PrivacyPage() {
  return (
    <>
      <PageHeading title="Privacy" lead="What Wordstride knows about you, and why." />
      <div className={styles.page}>
        <Sheet>
          <div className={styles.parts}>
            {PARTS.map(({ title, text }) => (
              <section key={title}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{text}</p>
              </section>
            ))}
          </div>
        </Sheet>
      </div>
    </>
  )
}
