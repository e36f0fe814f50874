import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { lazily } from './lazily'

/** The English spelling dictionary. */
export const spelling = lazily(() => nspell(dictionary))
