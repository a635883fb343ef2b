import { screen, waitFor, within } from '@testing-library/react'
import type { PointReward, Redemption } from '@trevo/contract/wps/points.ts'
import { describe, expect, test } from 'vitest'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { PointMall } from './point-mall.tsx'

const paths = {
  balance: '/wps/relay/MCS2_getPointBalance',
  config: '/wps/relay/MCS2_getPointConfig',
  rewards: '/wps/relay/MCS2_getPointReward',
  redemptions: '/wps/relay/MCS2_getRedeemPointList',
  movements: '/wps/relay/MCS2_getPointDetail',
  redeem: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  convert: '/wps/relay/passwordCheck/MCS2_convertPoint',
} as const

const reward = (id: number, change: Partial<PointReward> = {}): PointReward => ({
  id,
  rewardType: 'PROMOTION',
  name: `Prêmio ${id}`,
  conditions: `Condições ${id}`,
  drawing: 'wrapped-gift',
  point: '100.00',
  amount: '0.00',
  prize: null,
  redeemed: 0,
  available: 5,
  perMember: 5,
  needsDecision: false,
  ...change,
})
const config = {
  ratio: '20.00',
  minAmount: '5.00',
  hasPaymentPassword: true,
  rules: [
    { productType: 'RNG', amount: '10.00', point: '1.00' },
    { productType: 'HORSES', amount: '20.00', point: '1.50' },
  ],
}
const redemption: Redemption = {
  referenceNumber: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  applyTime: '2026-03-10T12:00:00.000Z',
  model: 'GIFT',
  name: 'Caneca',
  quantity: 2,
  points: '200.00',
  amount: '10.00',
  status: 'REJECTED',
  remark: 'Endereço incompleto',
}

const show = (
  list: readonly PointReward[] = [reward(1)],
  answers: Parameters<typeof showToMember>[1] = {},
  point = '250.00',
) =>
  showToMember(<PointMall />, {
    [paths.balance]: () => value({ point }),
    [paths.config]: () => value(config),
    [paths.rewards]: () => value({ list }),
    ...answers,
  })
const open = async (name = 'Prêmio 1') => {
  await screen.findByRole('button', { name: `Trocar: ${name}` })
  await press(`Trocar: ${name}`)
  return screen.findByRole('dialog', { name })
}
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return textOf(heading.closest('li'))
}

describe('the rewards', () => {
  test('each names its price, its stock, and what is missing for it', async () => {
    await show([
      reward(1, { point: '250.00', available: 1, amount: '5.00' }),
      reward(2, { point: '250.01' }),
      reward(3, { point: '300.00', available: 0 }),
    ])
    const first = await cardOf('Prêmio 1')
    expect(first).toContain('250 pontos + R$ 5,00')
    expect(first).toContain('resta 1')
    expect(first).not.toContain('Faltam')
    const second = await cardOf('Prêmio 2')
    expect(second).toContain('250,01 pontos')
    expect(second).not.toContain('R$')
    expect(second).toContain('restam 5')
    expect(second).toContain('Faltam 1 pontos')
    const third = await cardOf('Prêmio 3')
    expect(third).toContain('Esgotado')
    expect(third).not.toMatch(/Faltam|resta/)
    expect(pageText()).toContain('Seus pontos250')
  })

  test('without any, the page says that the points stay', async () => {
    await show([])
    expect(await screen.findByRole('heading', { name: 'Nenhum prêmio agora' })).toBeTruthy()
  })

  test.each(['balance', 'config', 'rewards'] as const)(
    'a failure of the %s can be tried again',
    async (name) => {
      let isDown = true
      const answers = {
        balance: { point: '1.00' },
        config,
        rewards: { list: [reward(1)] },
      }
      await show([], {
        [paths.config]: () => value(answers.config),
        [paths.rewards]: () => value(answers.rewards),
        [paths[name]]: () =>
          isDown ? refusal('unknown.system.err', { status: 500 }) : value(answers[name]),
      })
      expect(await screen.findByText('Não conseguimos carregar a loja de pontos')).toBeTruthy()
      isDown = false
      await press('Tentar de novo')
      expect(await screen.findByRole('heading', { name: 'Prêmio 1' })).toBeTruthy()
    },
  )
})

describe('an exchange', () => {
  test('the quantity ends at stock, share of one member, and points; the sums follow it', async () => {
    await show([reward(1, { amount: '2.50' })])
    const dialog = await open()
    const fewer = within(dialog).getByRole('button', { name: 'Diminuir quantidade' })
    const more = within(dialog).getByRole('button', { name: 'Aumentar quantidade' })
    expect(fewer.getAttribute('aria-disabled')).toBe('true')
    expect(textOf(dialog)).toContain('250 − 100 = 150')
    expect(textOf(dialog)).toContain('Carteira−R$ 2,50')
    await press('Diminuir quantidade')
    expect(textOf(dialog.querySelector('output'))).toBe('1')
    expect(more.getAttribute('aria-disabled')).toBe('false')
    await press('Aumentar quantidade')
    await press('Aumentar quantidade')
    expect(textOf(dialog.querySelector('output'))).toBe('2')
    expect(more.getAttribute('aria-disabled')).toBe('true')
    expect(fewer.getAttribute('aria-disabled')).toBe('false')
    expect(textOf(dialog)).toContain('250 − 200 = 50')
    expect(screen.getByRole('button', { name: /Trocar 200 pontos e R\$\s5,00/ })).toBeTruthy()
    await press('Diminuir quantidade')
    expect(textOf(dialog.querySelector('output'))).toBe('1')
  })

  test('money is credited at once, without an address; the mall is read again', async () => {
    const server = await show([reward(1)], {
      [paths.redeem]: () => value({ ...redemption, name: 'Saldo de R$ 5' }),
    })
    const dialog = await open()
    expect(within(dialog).queryByLabelText('Endereço de entrega')).toBeNull()
    expect(textOf(dialog)).toContain('Creditado na hora')
    expect(textOf(dialog)).not.toContain('Carteira')
    await press('Trocar 100 pontos')
    expect(textOf(dialog)).toContain('Digite sua senha de pagamento.')
    expect(server.to(paths.redeem)).toHaveLength(0)
    enter('Senha de pagamento', '135790')
    const before = server.to(paths.balance).length
    await press('Trocar 100 pontos')
    expect(await screen.findByText('Troca feita: Saldo de R$ 5')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.to(paths.redeem)[0]?.body).toEqual({
      clientId: expect.any(String),
      rewardId: 1,
      quantity: 1,
      paymentPassword: '135790',
    })
    await waitFor(() => expect(server.to(paths.balance).length).toBeGreaterThan(before))
  })

  test('a gift needs an address of eight characters and a number, and is reviewed', async () => {
    const server = await show([reward(1, { rewardType: 'GIFT', needsDecision: true })], {
      [paths.redeem]: () => value(redemption),
    })
    const dialog = await open()
    expect(textOf(dialog)).toContain('Nossa equipe analisa cada troca.')
    enter('Senha de pagamento', '135790')
    enter('Endereço de entrega', ' Rua A 1 ')
    enter('Celular', '12')
    await press('Trocar 100 pontos')
    const saidAt = (label: string) =>
      (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ')
    expect(saidAt('Endereço de entrega')).toContain('Informe rua, número e cidade.')
    expect(saidAt('Celular')).toContain('Informe o número com DDD.')
    enter('Endereço de entrega', ' Rua A, 1 ')
    enter('Celular', '11 98765-4321')
    await press('Trocar 100 pontos')
    expect(await screen.findByText('Troca feita: Caneca')).toBeTruthy()
    expect(server.to(paths.redeem)[0]?.body).toMatchObject({
      address: 'Rua A, 1',
      phone: '11 98765-4321',
    })
  })

  test('a wrong password is said at its field, anything else at the form', async () => {
    const answers = [
      refusal('payment_password.wrong', { message: 'Senha incorreta.' }),
      refusal('points.sold_out', { message: 'Acabou.' }),
    ]
    const server = await show([reward(1)], {
      [paths.redeem]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
    })
    await open()
    enter('Senha de pagamento', '1')
    await press('Trocar 100 pontos')
    expect(await screen.findByText('Senha incorreta.')).toBeTruthy()
    await press('Trocar 100 pontos')
    expect(await screen.findByText('Acabou.')).toBeTruthy()
    await press('Trocar 100 pontos')
    expect(await screen.findByText(/Não conseguimos falar com o servidor/)).toBeTruthy()
    expect(server.to(paths.redeem)).toHaveLength(3)
  })

  test('without a payment password, the member is sent to set one', async () => {
    await show([reward(1)], {
      [paths.config]: () => value({ ...config, hasPaymentPassword: false }),
    })
    const dialog = await open()
    const link = within(dialog).getByRole('link', { name: 'Minha conta' })
    expect(link.getAttribute('href')).toBe('/member?page=securityCenter')
    expect(within(dialog).queryByLabelText('Senha de pagamento')).toBeNull()
    await press('Fechar')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('buying points', () => {
  const openBuying = async () => {
    await screen.findByRole('heading', { name: 'Comprar pontos' })
    await press('Comprar pontos')
    return screen.findByRole('dialog', { name: 'Comprar pontos' })
  }
  const send = (dialog: HTMLElement) => {
    const form = dialog.querySelector('form')
    if (!form) throw new Error('no form')
    form.requestSubmit()
  }

  test('where points are not sold, nothing offers them', async () => {
    await show([reward(1)], { [paths.config]: () => value({ ...config, ratio: null }) })
    await screen.findByRole('heading', { name: 'Prêmio 1' })
    expect(screen.queryByText('Comprar pontos')).toBeNull()
  })

  test('the points follow the amount, and an amount below the minimum is refused', async () => {
    const server = await show([reward(1)], {
      [paths.convert]: () => value({ amount: '5.00', earned: '101.00', point: '351.00' }),
    })
    expect(await screen.findByText(/20 pontos a cada R\$\s1/)).toBeTruthy()
    const dialog = await openBuying()
    expect(textOf(dialog)).toContain('A partir de R$ 5,00')
    expect(textOf(dialog)).toContain('Você recebe 0 pontos')
    send(dialog)
    await waitFor(() => expect(textOf(dialog)).toContain('Informe um valor a partir de R$ 5,00.'))
    expect(textOf(dialog)).toContain('Digite sua senha de pagamento.')
    enter('Valor', '4,99')
    expect(textOf(dialog)).toContain('Informe um valor a partir de R$ 5,00.')
    expect(textOf(dialog)).toContain('Você recebe 0 pontos')
    enter('Valor', 'abc')
    expect(textOf(dialog)).not.toContain('Informe um valor a partir')
    enter('Valor', '5,05')
    expect(textOf(dialog)).toContain('Você recebe 101 pontos')
    enter('Senha de pagamento', '135790')
    send(dialog)
    expect(await screen.findByText('Você recebeu 101 pontos')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.to(paths.convert)[0]?.body).toEqual({
      clientId: expect.any(String),
      amount: '5.05',
      paymentPassword: '135790',
    })
  })

  test('a refusal keeps the form open', async () => {
    await show([reward(1)], {
      [paths.convert]: () => refusal('points.convert_not_allowed', { message: 'Não vendemos.' }),
    })
    const dialog = await openBuying()
    enter('Valor', '5')
    enter('Senha de pagamento', '1')
    send(dialog)
    expect(await within(dialog).findByText('Não vendemos.')).toBeTruthy()
  })

  test('without a payment password, the member is sent to set one', async () => {
    await show([reward(1)], {
      [paths.config]: () => value({ ...config, hasPaymentPassword: false }),
    })
    const dialog = await openBuying()
    expect(within(dialog).getByText('Crie antes sua senha de pagamento')).toBeTruthy()
  })
})

describe('records, statement and rules', () => {
  test('POINTS-1: an exchange names quantity, price, status, reference and remark', async () => {
    const more = value({
      list: [{ ...redemption, referenceNumber: 'f', quantity: 1, amount: '0.00', remark: '' }],
      next: null,
    })
    const server = await show([], {
      [paths.redemptions]: ({ query }) =>
        query.get('before') ? more : value({ list: [redemption], next: 'k1' }),
    })
    await screen.findByText('Nenhum prêmio agora')
    screen.getByRole('tab', { name: 'Minhas trocas' }).click()
    const name = await screen.findByText(/2 × Caneca/)
    const line = textOf(name.closest('li'))
    expect(line).toContain('Referência 7d9f0335')
    expect(line).toContain('200 pontos + R$ 10,00')
    expect(line).toContain('Recusado')
    expect(line).toContain('Endereço incompleto')
    await press('Mostrar mais')
    const second = await screen.findByText('Referência f')
    expect(textOf(second.closest('li'))).not.toMatch(/×|R\$/)
    expect(server.to(paths.redemptions).map(({ query }) => query.get('pageSize'))).toEqual([
      '20',
      '20',
    ])
  })

  test('the statement signs what came and went; without movements it says where points come from', async () => {
    const base = { time: '2026-03-10T12:00:00.000Z', balance: '90.00' }
    const list = [
      { ...base, id: '1', type: 'REDEEM', changed: '-10.00' },
      { ...base, id: '2', type: 'UNHEARD', changed: '4.00' },
    ]
    await show([], { [paths.movements]: () => value({ list, next: null }) })
    await screen.findByText('Nenhum prêmio agora')
    screen.getByRole('tab', { name: 'Extrato de pontos' }).click()
    const lost = textOf((await screen.findByText('Troca')).closest('li'))
    expect(lost).toContain('−10')
    expect(lost).not.toContain('+')
    expect(lost).toContain('90 pontos')
    const gained = (await screen.findByText('Outros jogos')).closest('li')
    expect(textOf(gained)).toContain('+4')
    expect(gained?.querySelector('[data-gain]')).not.toBeNull()
  })

  test('empty records and statement say so', async () => {
    const none = () => value({ list: [], next: null })
    await show([], { [paths.movements]: none, [paths.redemptions]: none })
    await screen.findByText('Nenhum prêmio agora')
    screen.getByRole('tab', { name: 'Extrato de pontos' }).click()
    expect(await screen.findByText('Nenhum ponto ainda')).toBeTruthy()
    screen.getByRole('tab', { name: 'Minhas trocas' }).click()
    expect(await screen.findByText('Nenhuma troca ainda')).toBeTruthy()
  })

  test('the rules name points per amount by product', async () => {
    await show([])
    await screen.findByText('Nenhum prêmio agora')
    screen.getByRole('tab', { name: 'Como ganhar' }).click()
    const table = await screen.findByRole('table', { name: 'Pontos por produto' })
    const rows = [...table.querySelectorAll('tbody tr')].map(textOf)
    expect(rows).toEqual(['SlotsR$ 10,001', 'Outros jogosR$ 20,001,5'])
    expect(screen.getByText('Ganhar ou perder não faz diferença.')).toBeTruthy()
  })
})
