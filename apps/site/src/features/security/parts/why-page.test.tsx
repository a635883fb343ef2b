import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { securityPath, startSecurity } from '../../../testing/show-security.tsx'
import { value } from '../../../testing/stand-in-server.ts'
import { WhyPage } from './why-page.tsx'

const show = async (bars: readonly object[], language: 'PT' | 'EN' = 'PT') => {
  await startSecurity({}, { [`${securityPath}/standing`]: () => value({ bars }) })
  await showPage(<WhyPage />, { address: '/member?page=why', language })
}
const since = '2026-10-05T12:00:00.000Z'

test('IN 31/2025: an impeded person reads reason, article, what is possible, what to send, and the deadlines', async () => {
  await show([
    {
      kind: 'register',
      since,
      until: null,
      reasons: ['BOLSA_FAMILIA_BPC', 'SOMETHING_NEW'],
      takes: ['deposit', 'stake', 'bonus', 'marketing'],
      deadlines: {
        withdrawUntil: '2026-10-07T12:00:00.000Z',
        closeUntil: '2026-10-08T12:00:00.000Z',
        returnUntil: '2026-10-10T12:00:00.000Z',
      },
    },
  ])
  expect(
    await screen.findByRole('heading', { name: 'O registro central impede você de apostar' }),
  ).toBeTruthy()
  expect(
    screen.getByText(/Bolsa Família ou do BPC\. O registro informa o motivo SOMETHING_NEW/),
  ).toBeTruthy()
  expect(screen.getByText(/^Lei 14\.790\/2023, art\. 26/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Sacar o meu saldo' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Não concorda?' })).toBeTruthy()
})

test('while the register has not answered, the words tell nothing of a register', async () => {
  const bar = { kind: 'checking', since, until: null, reasons: [], takes: ['deposit', 'stake'] }
  await show([{ ...bar, deadlines: null }], 'EN')
  expect(await screen.findByRole('heading', { name: 'We are checking your details' })).toBeTruthy()
  expect(screen.queryByText(/register|impeded|excluded/i)).toBeNull()
})

test('kycBeforeStake: an account from before the rule reads that bets wait for the identity, and the way to it', async () => {
  const bar = { kind: 'identity', since: null, until: null, reasons: [], takes: ['stake'] }
  await show([{ ...bar, deadlines: null }], 'EN')
  expect(
    await screen.findByRole('heading', { name: 'Your identity is not verified yet' }),
  ).toBeTruthy()
  expect(screen.getByText('Lei 14.790/2023, art. 23')).toBeTruthy()
  expect(screen.getByText('Until your identity is verified.')).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Verify my identity' })
  expect(way.getAttribute('href')).toBe('/member?page=identity')
  expect(screen.getByRole('link', { name: 'Withdraw my balance' })).toBeTruthy()
})

test('an identity in review asks for nothing more', async () => {
  const bar = { kind: 'identityReview', since: null, until: null, reasons: [], takes: ['stake'] }
  await show([{ ...bar, deadlines: null }], 'EN')
  expect(
    await screen.findByRole('heading', { name: 'We are reviewing your identity' }),
  ).toBeTruthy()
  expect(screen.getByText('Nothing.')).toBeTruthy()
  expect(screen.getByText('Lei 14.790/2023, art. 23')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Verify my identity' })).toBeNull()
})

test('without anything that bars the account the page says so', async () => {
  await show([])
  expect(await screen.findByText('Sua conta não tem restrições.')).toBeTruthy()
})

test('an account that nothing bars says so; one that something bars does not', async () => {
  await show([])
  expect(await screen.findByText('Sua conta não tem restrições.')).toBeTruthy()
  cleanup()
  const bar = { kind: 'identity', since: null, until: null, reasons: [], takes: ['stake'] }
  await show([{ ...bar, deadlines: null }])
  await screen.findByRole('link', { name: 'Sacar o meu saldo' })
  expect(screen.queryByText('Sua conta não tem restrições.')).toBeNull()
})
