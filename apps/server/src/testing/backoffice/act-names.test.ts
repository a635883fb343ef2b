import { texts } from '@trevo/i18n/texts/en/office/audit/acts.ts'
import { expect, test } from 'vitest'
import { allEndpoints } from '../../compose/all-endpoints.ts'

/** What the audit can show: acts, and readings of personal data in clear. */
const audited = allEndpoints
  .filter((one) => one.auth === 'operator')
  .filter(({ method, personal }) => method !== 'GET' || personal === 'clear')
  .map(({ name }) => `act.${name}`)

test('the audit names every act of an operator and every reading in clear, and nothing else', () => {
  // Signing in is no act of a session, so that no row of the audit bears it.
  expect(Object.keys(texts).toSorted()).toEqual(audited.toSorted())
})
