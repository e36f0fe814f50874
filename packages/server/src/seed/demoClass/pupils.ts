/** A pupil of the demonstration; the user name is also the password. */
export interface DemoPupil {
  userName: string
  firstName: string
  lastName: string
  /** How likely the first answer in a new skill is right, from 0 to 1. */
  ability: number
  /** On which days of the week, Sunday is 0. */
  days: readonly number[]
  /** Of work on such a day. */
  minutes: number
}

/** A class as a teacher knows it: quick and slow, diligent and not, and one who has not begun. */
export const DEMO_PUPILS: readonly DemoPupil[] = [
  { userName: 'amara', firstName: 'Amara', lastName: 'Bello', ability: 0.75, days: [1, 3, 5], minutes: 7 },
  { userName: 'carlos', firstName: 'Carlos', lastName: 'Rivera', ability: 0.6, days: [2, 4], minutes: 6 },
  { userName: 'emi', firstName: 'Emi', lastName: 'Sato', ability: 0.92, days: [1, 2, 4, 6], minutes: 8 },
  { userName: 'farid', firstName: 'Farid', lastName: 'Haddad', ability: 0.4, days: [1, 4], minutes: 6 },
  { userName: 'hanna', firstName: 'Hanna', lastName: 'Lindqvist', ability: 0.65, days: [3, 5], minutes: 5 },
  { userName: 'jonas', firstName: 'Jonas', lastName: 'Weber', ability: 0.25, days: [2], minutes: 6 },
  { userName: 'leila', firstName: 'Leila', lastName: 'Karimi', ability: 0.7, days: [1, 3], minutes: 7 },
  { userName: 'mateo', firstName: 'Mateo', lastName: 'García', ability: 0.5, days: [2, 4, 5], minutes: 5 },
  { userName: 'nia', firstName: 'Nia', lastName: 'Johnson', ability: 0.55, days: [1, 5], minutes: 6 },
  { userName: 'tomas', firstName: 'Tomás', lastName: 'Horák', ability: 0.5, days: [], minutes: 0 },
]

/** Whom the teacher writes about, and the tutor meets alone. */
export const HELPED = 'farid'
