import type { Role, User } from '@wordstride/api'
import { expect, it } from 'vitest'
import { authStore } from '../api/authStore'
import { followSettings } from './followSettings'

const person = (role: Role, la: number, voc: number) =>
  ({ userId: 'u', role, currentGrade: { 'ae.la': la, 'ae.voc': voc } }) as User

it.each<[string, string, User]>([
  ['lively', 'a student of grade 5', person('student', 5, 5)],
  ['quiet', 'a student who works in grade 6 in one section', person('student', 5, 6)],
  ['quiet', 'a teacher', person('tutor', 2, 2)],
])('the guide is %s for %s', (tone, _, user) => {
  const unfollow = followSettings()
  authStore.setState({ user })
  expect(document.documentElement.dataset.guide).toBe(tone)
  unfollow()
})
