import { screen, waitFor, within } from '@testing-library/react'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { describe, expect, test } from 'vitest'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { sendTwice } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { Promotions } from './promotions.tsx'

const paths = {
  list: '/wps/relay/MCS2_listPromotions',
  join: '/wps/relay/MCS2_joinPromotion',
  claim: '/wps/relay/MCS2_claimPromotion',
  code: '/wps/relay/MCS2_redeemPromotionCode',
  bonuses: '/wps/relay/MCS2_listMyBonuses',
  cancel: '/wps/relay/MCS2_cancelBonus',
  applications: '/wps/relay/MCS2_listMyApplications',
  picture: '/wps/relay/MCS2_getPromotionPicture',
} as const

const standing = (change: Partial<Promotion['standing']> = {}): Promotion['standing'] => ({
  status: 'join',
  progress: [],
  amount: null,
  heldReasons: [],
  reason: null,
  bonusId: null,
  ...change,
})
const promotion = (
  promotionId: string,
  change: Partial<Promotion> = {},
  own: Partial<Promotion['standing']> = {},
): Promotion => ({
  promotionId,
  anchor: `p${promotionId}`,
  kind: 'cashback',
  category: 'rebate',
  title: `Promoção ${promotionId}`,
  lead: 'Chamada',
  body: 'Texto',
  hue: 10,
  symbols: ['wrapped-gift'],
  startsAt: '2026-03-01T03:00:00.000Z',
  endsAt: null,
  timeZone: 'America/Sao_Paulo',
  terms: {
    conditions: { op: 'all', of: [] },
    countedOver: 'promotion',
    reward: { prize: 'cash', value: { form: 'fixed', amount: '5.00' } },
    wagering: null,
    depositMin: null,
    perPerson: { times: 1, per: 'promotion' },
  },
  weightedGames: [],
  left: null,
  needsBetBefore: false,
  standing: standing(own),
  ...change,
})
const prize = (name: 'bonus' | 'points' | 'cash'): Promotion['terms'] => ({
  ...promotion('0').terms,
  reward: { prize: name, value: { form: 'fixed', amount: '5.00' } },
})

const show = (
  list: readonly Promotion[],
  answers: Parameters<typeof showToMember>[1] = {},
  address = '/promotions',
) =>
  showToMember(
    <Promotions />,
    { [paths.list]: () => value({ list, exclusion: null }), ...answers },
    { address },
  )
const showAsGuest = async (list: readonly Promotion[], address: string) => {
  const server = await standInServer({ [paths.list]: () => value({ list, exclusion: null }) })
  startSession(initialSession(server.status, () => 0))
  await showPage(<Promotions />, { address })
}
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? textOf(button)
const rowOf = async (title: string) => {
  const words = await screen.findByText(title, { selector: 'button b' })
  const row = words.closest('button')
  if (!row) throw new Error(`no row of ${title}`)
  return row
}

describe('the list', () => {
  test('PROMO-1: each row says its state, its time, what is left, and what can be claimed', async () => {
    await show([
      promotion('1', { endsAt: '2026-04-01T02:59:00.000Z', left: 3 }),
      promotion('2', {}, { status: 'coming' }),
      promotion('3', { left: 2 }, { status: 'close' }),
      promotion('4', { left: 2 }, { status: 'rejected' }),
      promotion('5', {}, { status: 'claim', amount: '7.00' }),
      promotion('6', {}, { status: 'issued', amount: '8.00' }),
      promotion('7', {}, { status: 'claim' }),
    ])
    const open = await rowOf('Promoção 1')
    expect(textOf(open)).toBe('Promoção 1ChamadaAbertaaté 31 de mar. de 2026restam 3')
    expect(open.dataset['over']).toBeUndefined()
    expect(textOf(await rowOf('Promoção 2'))).toContain('Em brevea partir de 1 de mar. de 2026')
    const closed = await rowOf('Promoção 3')
    expect(textOf(closed)).toContain('Encerradasem data para terminar')
    expect(textOf(closed)).not.toContain('restam')
    expect(closed.dataset['over']).toBe('true')
    expect((await rowOf('Promoção 4')).dataset['over']).toBe('true')
    expect(textOf(await rowOf('Promoção 5'))).toContain('A resgatarR$ 7,00')
    expect(textOf(await rowOf('Promoção 6'))).not.toContain('R$')
    expect(textOf(await rowOf('Promoção 7'))).not.toContain('R$')
    expect(pageText()).toContain('Apostar pode causar dependência')
  })

  test('only a promotion that is under way has a bar', async () => {
    const progress = [
      { condition: { op: 'depositsAtLeast', count: 4 }, have: '1', want: '4', isMet: false },
    ] as const
    await show([
      promotion('1', {}, { status: 'process', progress: [...progress] }),
      promotion('2', {}, { status: 'join', progress: [...progress] }),
      promotion('3', {}, { status: 'process' }),
    ])
    const bars = async (title: string) =>
      (await rowOf(title)).querySelectorAll('[style*="25"], [style*="0.25"]').length
    expect(await bars('Promoção 1')).toBe(1)
    expect(await bars('Promoção 2')).toBe(0)
    expect(await bars('Promoção 3')).toBe(0)
  })

  test('the categories that are used can be chosen', async () => {
    await show([promotion('1'), promotion('2', { category: 'daily' })])
    await rowOf('Promoção 1')
    const chips = within(screen.getByRole('group', { name: 'Categorias' })).getAllByRole('button')
    expect(chips.map(textOf)).toEqual(['Todas', 'Cashback', 'Diárias'])
    await press('Diárias')
    expect(screen.queryByText('Promoção 1')).toBeNull()
    expect(screen.getByText('Promoção 2')).toBeTruthy()
  })

  test('without promotions it says so', async () => {
    await show([])
    expect(await screen.findByRole('heading', { name: 'Nada nesta categoria' })).toBeTruthy()
  })

  test('a member on a break sees why there are none, and no code field', async () => {
    await show([], {
      [paths.list]: () => value({ list: [], exclusion: { kind: 'register', endsAt: null } }),
    })
    expect(await screen.findByText(/em autoexclusão, sem prazo para terminar/)).toBeTruthy()
    expect(screen.getByText('Durante a pausa, não oferecemos promoções a você.')).toBeTruthy()
    expect(screen.queryByLabelText('Código')).toBeNull()
  })

  test('a failure can be tried again', async () => {
    let isDown = true
    await show([], {
      [paths.list]: () =>
        isDown
          ? refusal('unknown.system.err', { status: 500 })
          : value({ list: [promotion('1')], exclusion: null }),
    })
    expect(await screen.findByText('Não foi possível carregar as promoções')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await rowOf('Promoção 1')).toBeTruthy()
  })

  test('a press opens the promotion at its address; closing returns', async () => {
    await show([promotion('1'), promotion('2')])
    ;(await rowOf('Promoção 2')).click()
    expect(await screen.findByRole('dialog', { name: 'Promoção 2' })).toBeTruthy()
    await press('Fechar')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByTestId('address').textContent).toBe('/promotions')
  })

  test('tabs lead to bonuses and applications', async () => {
    await show([], {
      [paths.bonuses]: () => value({ list: [] }),
      [paths.applications]: () => value({ list: [] }),
    })
    ;(await screen.findByRole('tab', { name: 'Meus bônus' })).click()
    expect(await screen.findByText('Nenhum bônus ainda')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/promotions?view=bonuses')
    screen.getByRole('tab', { name: 'Meus pedidos' }).click()
    expect(await screen.findByText('Nenhum pedido ainda')).toBeTruthy()
    screen.getByRole('tab', { name: 'Promoções' }).click()
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/promotions'))
  })

  test('an unknown view in the address shows the promotions', async () => {
    await show([promotion('1')], {}, '/promotions?view=else')
    expect(await rowOf('Promoção 1')).toBeTruthy()
  })
})

describe('a promotion', () => {
  const open = async (one: Promotion, answers: Parameters<typeof showToMember>[1] = {}) => {
    const server = await show([one], answers, `/promotions#${one.anchor}`)
    return { server, dialog: await screen.findByRole('dialog', { name: one.title }) }
  }

  test('a guest of an open promotion is asked to log in, of a closed one nothing', async () => {
    await showAsGuest([promotion('1')], '/promotions#p1')
    const link = await screen.findByRole('link', { name: 'Entre para participar' })
    expect(link.getAttribute('href')).toContain('login')
    expect(screen.queryByLabelText('Código')).toBeNull()
    expect(screen.queryByRole('tab')).toBeNull()
  })
  test('a guest is not asked to log in for a closed one', async () => {
    await showAsGuest([promotion('1', {}, { status: 'close' })], '/promotions#p1')
    await screen.findByRole('dialog')
    expect(screen.queryByText('Entre para participar')).toBeNull()
  })

  test('each condition says how far it is, money as money, counts as counts', async () => {
    const { dialog } = await open(
      promotion(
        '1',
        {},
        {
          status: 'process',
          progress: [
            {
              condition: { op: 'stakedAtLeast', amount: '10.00' },
              have: '2.50',
              want: '10.00',
              isMet: false,
            },
            { condition: { op: 'depositsAtLeast', count: 3 }, have: '3', want: '3', isMet: true },
            {
              condition: { op: 'balanceAtMost', amount: '1.00' },
              have: '4.00',
              want: '1.00',
              isMet: false,
            },
            { condition: { op: 'birthday' }, have: '0', want: '1', isMet: false },
          ],
        },
      ),
    )
    const [staked, deposits, balance, birthday] = within(
      within(dialog).getByRole('region', { name: 'Condições' }),
    ).getAllByRole('listitem')
    expect(textOf(staked)).toContain('Apostas liquidadasR$ 2,50 de R$ 10,00')
    expect(staked?.querySelector('[role]')).not.toBeNull()
    expect(textOf(deposits)).toMatch(/Depósitos\s*Cumprido/)
    expect(textOf(balance)).toBe('Saldo de no máximo R$ 1,00R$ 4,00')
    expect(balance?.querySelector('[role]')).toBeNull()
    expect(textOf(birthday)).toBe('Seu aniversário0')
    expect(birthday?.querySelector('[role]')).toBeNull()
  })

  test('why it waits and the answer are told', async () => {
    const { dialog } = await open(
      promotion(
        '1',
        {},
        { status: 'applying', heldReasons: ['sameDevice'], reason: 'Falta um documento' },
      ),
    )
    expect(textOf(dialog)).toContain('Em análise porque:outra conta recebeu no mesmo aparelho')
    expect(textOf(dialog)).toContain('Resposta: Falta um documento')
  })
  test('a returned deposit is told in our words; without reasons nothing is', async () => {
    const { dialog } = await open(
      promotion('1', {}, { status: 'rejected', reason: 'deposit_returned' }),
    )
    expect(textOf(dialog)).toContain('O depósito desta promoção foi devolvido ao banco.')
    expect(textOf(dialog)).not.toContain('Resposta')
    expect(textOf(dialog)).not.toContain('Em análise porque')
  })

  test.each([
    ['cash', 'claimed', '5.00', /R\$\s5,00 já está no seu saldo\./],
    ['bonus', 'issued', '5.01', /O bônus de R\$\s5,01 está guardado para você\./],
    ['points', 'issued', '502.00', '502 pontos: disponível na central de prêmios.'],
    ['cash', 'applying', '5.03', 'Nossa equipe vai analisar. A resposta aparece em Meus pedidos.'],
  ] as const)(
    'a claim of %s that is %s says what came of it',
    async (kind, status, amount, told) => {
      const one = promotion('1', { terms: prize(kind) }, { status: 'claim', amount })
      const after = { ...one, standing: standing({ status, amount }) }
      const { server } = await open(one, { [paths.claim]: () => value(after) })
      await press(/^Resgatar .*5/)
      expect(await screen.findByText(told, { selector: '[role=status] *' })).toBeTruthy()
      expect(server.to(paths.claim)[0]?.body).toEqual({ promotionId: '1' })
      expect(screen.queryByRole('button', { name: /^Resgatar/ })).toBeNull()
    },
  )

  test('a refused claim says why and stays', async () => {
    const answers = [refusal('promotion.used_up', { message: 'Acabou.' })]
    await open(promotion('1', {}, { status: 'claim' }), {
      [paths.claim]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
    })
    await press('Resgatar')
    expect(await screen.findByText('Acabou.')).toBeTruthy()
    await press('Resgatar')
    expect(await screen.findByText(/Verifique sua conexão/)).toBeTruthy()
    expect(screen.queryByText('Acabou.')).toBeNull()
  })

  test.each([
    ['tournament', 'join', 'Participar', 'Você já está participando.'],
    ['loginStreak', 'join', 'Marcar presença hoje', 'Presença de hoje marcada.'],
    ['loginStreak', 'process', 'Marcar presença hoje', 'Presença de hoje marcada.'],
  ] as const)('%s in state %s is joined by "%s"', async (kind, status, name, told) => {
    const one = promotion('1', { kind }, { status })
    const after = { ...one, standing: standing({ status: 'signed' }) }
    const { server } = await open(one, { [paths.join]: () => value(after) })
    await press(name)
    expect(await screen.findByText(told)).toBeTruthy()
    expect(server.to(paths.join)[0]?.body).toEqual({ promotionId: '1' })
  })
  test.each([
    ['tournament', 'process'],
    ['cashback', 'join'],
    ['cashback', 'process'],
    ['depositMatch', 'process'],
    ['loginStreak', 'signed'],
  ] as const)('%s in state %s offers nothing to do', async (kind, status) => {
    const { dialog } = await open(promotion('1', { kind }, { status }))
    expect(within(dialog).queryAllByRole('link')).toEqual([])
    expect(within(dialog).getAllByRole('button').map(nameOf)).toEqual(['Fechar'])
  })

  test('a deposit promotion leads to the deposit, points to the reward center, a bonus to the bonuses', async () => {
    await open(promotion('1', { kind: 'depositMatch' }))
    const link = screen.getByRole('link', { name: 'Escolher ao depositar' })
    expect(link.getAttribute('href')).toBe('/member?page=depositv2')
    expect(screen.queryByRole('link', { name: /central de prêmios|Ver o bônus/ })).toBeNull()
  })
  test('an issued one leads to where it is kept', async () => {
    await open(promotion('1', { terms: prize('points') }, { status: 'issued', bonusId: '9' }))
    const center = screen.getByRole('link', { name: 'Ir para a central de prêmios' })
    expect(center.getAttribute('href')).toBe('/member?page=rewardCenter')
    const bonus = screen.getByRole('link', { name: 'Ver o bônus' })
    expect(bonus.getAttribute('href')).toBe('/promotions?view=bonuses')
  })
  test.each([
    ['bonus', 'issued'],
    ['cash', 'issued'],
    ['points', 'claimed'],
  ] as const)('%s that is %s is not in the reward center', async (name, status) => {
    await open(promotion('1', { terms: prize(name) }, { status }))
    expect(screen.queryByRole('link', { name: 'Ir para a central de prêmios' })).toBeNull()
  })

  test('an application form is shown while one may apply', async () => {
    const { dialog } = await open(promotion('1', { kind: 'application' }))
    expect(within(dialog).getByLabelText('Comentário')).toBeTruthy()
  })
  test.each([
    ['application', 'applying'],
    ['cashback', 'join'],
  ] as const)('no application form for %s in state %s', async (kind, status) => {
    const { dialog } = await open(promotion('1', { kind }, { status }))
    expect(within(dialog).queryByLabelText('Comentário')).toBeNull()
  })
})

describe('a code', () => {
  test('is sent once it has three characters, and the promotion it opened is told', async () => {
    const answer = promotion('1', { title: 'Achado' }, { status: 'join' })
    const server = await show([], { [paths.code]: () => value(answer) })
    await screen.findByLabelText('Código')
    enter('Código', ' AB ')
    await press('Usar código')
    expect(server.to(paths.code)).toHaveLength(0)
    enter('Código', 'ABC')
    await press('Usar código')
    expect(await screen.findByText('Achado')).toBeTruthy()
    expect(server.to(paths.code)[0]?.body).toEqual({ code: 'ABC' })
    expect((screen.getByLabelText('Código') as HTMLInputElement).value).toBe('')
  })

  test('is sent once, however often that is pressed', async () => {
    const server = await show([], {
      [paths.code]: () => refusal('x', { message: 'Este código não existe.' }),
    })
    await screen.findByLabelText('Código')
    enter('Código', 'ABC')
    await sendTwice(screen.getByLabelText('Código'))
    expect(await screen.findByText('Este código não existe.')).toBeTruthy()
    expect(server.to(paths.code)).toHaveLength(1)
  })

  test('an invalid one is refused at the field, and stays', async () => {
    const answers = [refusal('promotion.code_invalid', { message: 'Este código não existe.' })]
    await show([], {
      [paths.code]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
    })
    await screen.findByLabelText('Código')
    enter('Código', 'NADA')
    await press('Usar código')
    expect(await screen.findByText('Este código não existe.')).toBeTruthy()
    expect((screen.getByLabelText('Código') as HTMLInputElement).value).toBe('NADA')
    await press('Usar código')
    expect(await screen.findByText('Verifique sua conexão e tente de novo.')).toBeTruthy()
  })
})

describe('bonuses', () => {
  const bonus = {
    bonusId: '5',
    anchor: null,
    title: '',
    state: 'active',
    amount: '20.00',
    required: '200.00',
    wagered: '50.00',
    products: [{ product: 'RNG', staked: '60.00', counted: '50.00' }],
    stakeCap: null,
    becomes: '15.00',
    converted: null,
    grantedAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-31T12:00:00.000Z',
    endedAt: null,
  }
  const showBonuses = (list: readonly object[], answers: Parameters<typeof showToMember>[1] = {}) =>
    show([], { [paths.bonuses]: () => value({ list }), ...answers }, '/promotions?view=bonuses')

  test('a running one says what was wagered where, what it becomes, and until when', async () => {
    await showBonuses([bonus])
    const card = (await screen.findByText('Em andamento')).closest('li')
    const text = textOf(card)
    expect(text).toContain('BônusEm andamento')
    expect(text).toContain('R$ 50,00 de R$ 200,00')
    expect(text).toContain('Slots · R$ 60,00 apostadosR$ 50,00')
    expect(text).toContain('Só rodadas liquidadas contam. Cumprido o requisito, R$ 15,00')
    expect(text).toContain('Até 31/03/2026')
    expect(card?.dataset['over']).toBeUndefined()
  })

  test('one that ended says what became of it, and cannot be given up', async () => {
    const endedAt = '2026-03-20T12:00:00.000Z'
    await showBonuses([
      { ...bonus, title: 'Boas-vindas', state: 'converted', converted: '14.00', endedAt },
    ])
    const card = (await screen.findByText('Liberado')).closest('li')
    expect(textOf(card)).toContain('Boas-vindas')
    expect(textOf(card)).toContain('R$ 14,00 virou dinheiro. Terminou 20/03/2026')
    expect(textOf(card)).not.toContain('Só rodadas')
    expect(card?.dataset['over']).toBe('true')
    expect(screen.queryByRole('button', { name: 'Desistir do bônus' })).toBeNull()
  })

  test('giving up asks first, keeps on request, and tells that it is gone', async () => {
    const server = await showBonuses([bonus], {
      [paths.cancel]: () => value({ ...bonus, state: 'cancelled' }),
    })
    await screen.findByText('Em andamento')
    await press('Desistir do bônus')
    expect(pageText()).toContain('Desistir deste bônus de R$ 20,00?')
    await press('Manter')
    expect(server.to(paths.cancel)).toHaveLength(0)
    await press('Desistir do bônus')
    const before = server.to(paths.bonuses).length
    await press('Sim, desistir')
    expect(await screen.findByText('Você desistiu do bônus.')).toBeTruthy()
    expect(server.to(paths.cancel)[0]?.body).toEqual({ bonusId: '5' })
    expect(screen.getByRole('button', { name: 'Desistir do bônus' })).toBeTruthy()
    await waitFor(() => expect(server.to(paths.bonuses).length).toBeGreaterThan(before))
  })

  test('a refusal to give up is told', async () => {
    const answers = [refusal('bonus.ended', { message: 'Já terminou.' })]
    await showBonuses([bonus], {
      [paths.cancel]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
    })
    await screen.findByText('Em andamento')
    await press('Desistir do bônus')
    await press('Sim, desistir')
    expect(await screen.findByText('Já terminou.')).toBeTruthy()
    await press('Desistir do bônus')
    await press('Sim, desistir')
    expect(await screen.findByText('Verifique sua conexão e tente de novo.')).toBeTruthy()
  })

  test('a failure is told', async () => {
    await show([], {}, '/promotions?view=bonuses')
    expect(await screen.findByText('Não foi possível carregar as promoções')).toBeTruthy()
  })
})

describe('applications', () => {
  const application = {
    entryId: '1',
    promotionId: '1',
    anchor: 'p1',
    title: 'Compensação',
    status: 'applying',
    amount: '10.00',
    comment: 'O jogo travou',
    pictureIds: ['7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
    heldReasons: ['sameDocument', 'tooFast'],
    reason: null,
    askedAt: '2026-03-01T12:00:00.000Z',
    decidedAt: null,
  }
  const showApplications = (list: readonly object[], answers: object = {}) =>
    show(
      [],
      { [paths.applications]: () => value({ list }), ...answers },
      '/promotions?view=applications',
    )

  test('one that waits shows amount, comment, picture and why it is held', async () => {
    await showApplications([application], {
      [paths.picture]: () =>
        value({ pictureId: application.pictureIds[0], type: 'image/png', content: 'AAAA' }),
    })
    const card = (await screen.findByText('Compensação')).closest('li')
    expect(textOf(card)).toContain('Enviado 01/03/2026')
    expect(textOf(card)).toContain('R$ 10,00')
    expect(textOf(card)).toContain('O jogo travou')
    expect(textOf(card)).toContain(
      'Em análise porque: outra conta tem o mesmo CPF; houve muitos resgates',
    )
    expect(textOf(card)).not.toContain('Respondido')
    const picture = await screen.findByRole('img', { name: 'Imagem 1 do pedido' })
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,AAAA')
  })

  test('a decided one shows the answer and when', async () => {
    await showApplications([
      {
        ...application,
        status: 'rejected',
        amount: null,
        comment: '',
        pictureIds: [],
        heldReasons: [],
        reason: 'Não foi nosso erro',
        decidedAt: '2026-03-02T12:00:00.000Z',
      },
    ])
    const card = (await screen.findByText('Compensação')).closest('li')
    expect(textOf(card)).toContain('RecusadaResposta: Não foi nosso erroRespondido 02/03/2026')
    expect(textOf(card)).not.toMatch(/Enviado|Em análise/)
  })
})
