import { randomInt } from 'node:crypto'
import {
  PASSWORD_PICTURES,
  type PasswordPicture,
  PICTURES_OF_PASSWORD,
  picturePassword,
  type Role,
} from '@wordstride/api'
import { makePassword } from '../passwordRules'

/** The last grade that signs in with pictures when cards go by the grade. */
const LAST_PICTURE_GRADE = 2

export interface CardSecret {
  password: string
  pictures: PasswordPicture[] | null
}

function drawPictures(): PasswordPicture[] {
  const left: PasswordPicture[] = [...PASSWORD_PICTURES]
  return Array.from({ length: PICTURES_OF_PASSWORD }, () => left.splice(randomInt(left.length), 1)).flat()
}

/** A password for a card: in pictures for those who do not read yet, else in words. */
export function makeSecret(
  { role, schoolGrade }: { role: Role; schoolGrade: number },
  whoGetsPictures: 'young' | 'all' | 'none',
): CardSecret {
  const hasPictures =
    whoGetsPictures === 'all' || (whoGetsPictures === 'young' && schoolGrade <= LAST_PICTURE_GRADE)
  if (!hasPictures) return { password: makePassword(role), pictures: null }
  const pictures = drawPictures()
  return { password: picturePassword(pictures), pictures }
}
