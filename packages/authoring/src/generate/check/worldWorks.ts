import { signJudge } from './kinds'

export const worldWorkJudge = signJudge([
  ['ancient Greece', /Iliad|Odyssey|Antigone|Aesop|Sappho|Medea|Frogs|Oedipus/],
  ['India', /Mahabharata|Ramayana|Panchatantra|Shakuntala|Gita|Veda|Tagore|Kabir/],
  ['Japan', /Genji|Pillow|Basho|Zeami|Heike|Kokoro|Grove|My Hut/],
  ['Persia', /Shahnameh|Rubaiyat|Conference|Masnavi|Hafez|Gulistan|Layla|Ramin/],
  ['West Africa', /Sundiata|Anansi|Things Fall|Horseman|Palm-Wine|So Long|Dark Child|Efuru/],
  ['Latin America', /Solitude|Páramo|Popol|Martín|Spirits|Neruda|Ficciones|Casmurro/],
])
