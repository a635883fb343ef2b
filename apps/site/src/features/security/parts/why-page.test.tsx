import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { securityPath, startSecurity } from '../../../testing/show-security.tsx'
import { value } from '../../../testing/stand-in-server.ts'
import { WhyPage } from './why-page.tsx'

const whole = {
  since: null,
  until: null,
  basis: 'law',
  reasons: [],
  takes: [],
  figures: [],
  limit: null,
  title: null,
  note: null,
  ways: [],
  deadlines: null,
}

const show = async (
  reasons: readonly object[],
  language: 'PT' | 'EN' = 'PT',
  address = '/member?page=why',
) => {
  await startSecurity(
    {},
    {
      [`${securityPath}/reasons`]: () =>
        value({ reasons: reasons.map((one) => ({ ...whole, ...one })) }),
    },
  )
  await showPage(<WhyPage />, { address, language })
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
      ways: ['withdraw'],
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
  const bar = { kind: 'checking', since, takes: ['deposit', 'stake'] }
  await show([bar], 'EN')
  expect(await screen.findByRole('heading', { name: 'We are checking your details' })).toBeTruthy()
  expect(screen.queryByText(/register|impeded|excluded/i)).toBeNull()
})

test('kycBeforeStake: an account from before the rule reads that bets wait for the identity, and the way to it', async () => {
  const bar = { kind: 'identity', takes: ['stake'], ways: ['identity', 'withdraw'] }
  await show([bar], 'EN')
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
  const bar = { kind: 'identityReview', takes: ['stake'], ways: ['withdraw'] }
  await show([bar], 'EN')
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
  const bar = { kind: 'identity', takes: ['stake'], ways: ['identity', 'withdraw'] }
  await show([bar])
  await screen.findByRole('link', { name: 'Sacar o meu saldo' })
  expect(screen.queryByText('Sua conta não tem restrições.')).toBeNull()
})

const vault = {
  kind: 'vault',
  basis: 'own',
  since,
  until: '2026-10-12T12:00:00.000Z',
  figures: [{ name: 'amount', unit: 'money', value: '120.00' }],
  ways: ['vault'],
}
const turnover = {
  kind: 'turnover',
  basis: 'terms',
  takes: ['withdraw'],
  figures: [{ name: 'left', unit: 'money', value: '35.50' }],
  ways: ['withdraw'],
}
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .slice(0, -1)

test('each reason has its rule, its figures, its end and a way', async () => {
  await show([vault], 'EN')
  expect(await screen.findByRole('heading', { name: 'Money in your vault' })).toBeTruthy()
  expect(screen.getByText('R$120.00')).toBeTruthy()
  expect(screen.getByText('Your own choice')).toBeTruthy()
  expect(screen.getByText(/^Since .+\. Until .+\.$/)).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Open the vault' })
  expect(way.getAttribute('href')).toBe('/member?page=vault')
})

test('who comes from a refusal reads what is behind it first', async () => {
  await show([vault, turnover], 'EN', '/member?page=why&code=withdrawal.turnover_left')
  await screen.findByText(/What is behind it comes first/)
  expect(titles()).toEqual(['A part has to be wagered before you withdraw', 'Money in your vault'])
})

test('who comes from a refusal whose reason has ended is told so', async () => {
  await show([vault], 'PT', '/member?page=why&code=withdrawal.turnover_left')
  expect(await screen.findByText(/O motivo dela já não vale/)).toBeTruthy()
  expect(titles()).toEqual(['Dinheiro no cofre'])
})

test.each(['request_param_err', 'constructor', 'x'])(
  'a code without reasons (%s) changes nothing of the page',
  async (code) => {
    await show([vault, turnover], 'EN', `/member?page=why&code=${code}`)
    await screen.findByRole('heading', { name: 'Money in your vault' })
    expect(screen.queryByRole('status')).toBeNull()
    expect(titles()[0]).toBe('Money in your vault')
  },
)
