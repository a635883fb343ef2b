/**
 * By the last word of a person's name the parties answer as the row says, regardless of the pictures; every other
 * person is who they say, alive and on no list.
 */
export const personRules = [
  ['reflexo', 'document', 'The first picture of the document has glare; another one is read'],
  ['cortado', 'document', 'The first picture of the document is cropped; another one is read'],
  ['ilegivel', 'document', 'The document is never readable'],
  ['vencido', 'document', 'The document ended yesterday'],
  ['vencendo', 'document', 'The document ends in twenty days'],
  ['falso', 'document', 'The document looks forged'],
  ['repetido', 'document', 'The document has a number that everybody of this name shows'],
  ['trocado', 'document', 'The document has another CPF'],
  ['menor', 'document', 'The document says that the person is seventeen'],
  ['sosia', 'face', 'The face is another than the document’s (0.31)'],
  ['parecido', 'face', 'The face may be the document’s (0.66)'],
  ['retrato', 'face', 'The face is a photograph, not a person'],
  ['mascara', 'face', 'The first face is covered; another one is seen'],
  ['grupo', 'face', 'The first picture shows several faces; another one shows one'],
  ['suspenso', 'cpf', 'The CPF is suspended'],
  ['falecido', 'cpf', 'The CPF is of a person who died'],
  ['outronome', 'cpf', 'The CPF has another name'],
  ['outradata', 'cpf', 'The CPF has another birth date'],
  ['politico', 'screening', 'The person is politically exposed'],
  ['sancionado', 'screening', 'The person is on a list of sanctions'],
  ['lento', 'every port', 'Answers after three seconds'],
  ['fora', 'every port', 'Is not answered (503)'],
] as const
type PersonRule = (typeof personRules)[number][0]

/** The rule of a name; undefined for every other. */
export const ruleOf = (fullName: string): PersonRule | undefined => {
  const last = fullName.trim().split(/\s+/).at(-1) ?? ''
  const plain = last
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return personRules.find(([word]) => word === plain)?.[0]
}
