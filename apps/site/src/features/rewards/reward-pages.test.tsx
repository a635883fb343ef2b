import { screen, waitFor, within } from '@testing-library/react'
import type { Prize, Reward } from '@trevo/contract/wps/rewards/center.ts'
import type { Mission } from '@trevo/contract/wps/rewards/missions.ts'
import type { Ticket, TicketOdds } from '@trevo/contract/wps/rewards/tickets.ts'
import { drawPrize } from '@trevo/fairness/prize-draw.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { describe, expect, test, vi } from 'vitest'
import { pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { MissionsPage } from './missions-page.tsx'
import { RebatePage } from './rebate-page.tsx'
import { ReferralPage } from './referral-page.tsx'
import { RewardCenter } from './reward-center.tsx'

const paths = {
  rewards: '/wps/relay/MCS2_getPromotionClaimList',
  claim: '/wps/relay/MCSFE_getClaimPromotion',
  claimAll: '/wps/relay/MCSFE_claimAllPromotions',
  tickets: '/wps/relay/PROMOFE_getClaimTicketList',
  odds: '/wps/relay/PROMOFE_getTicketOdds',
  draw: '/wps/relay/PROMOFE_claimTicket',
  rounds: '/wps/relay/PROMOFE_getFreeRounds',
  raffles: '/wps/relay/MCSFE_getRafflePromotionStatus',
  missions: '/wps/relay/MCSFE_getMissionSummaryDetails',
  board: '/wps/relay/MCSFE_getMissionLeaderboard',
  rebate: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  claimRebate: '/wps/relay/MCSFE_claimManualRebate',
  referral: '/wps/relay/MCSFE_getReferralDetails',
} as const
const down = () => refusal('unknown.system.err', { status: 500 })

const prize = (change: Partial<Prize> = {}): Prize => ({
  type: 'cash',
  amount: '5.00',
  count: null,
  winTurnover: 0,
  name: null,
  ...change,
})
const rounds = prize({ type: 'freeRounds', amount: '0.20', count: 5, winTurnover: 3 })
const reward = (rewardId: string, change: Partial<Reward> = {}): Reward => ({
  rewardId,
  promId: 'REFERRAL',
  eventName: `Prêmio ${rewardId}`,
  prize: prize(),
  rewardAmount: '5.00',
  approvedDate: '2026-03-01T12:00:00.000Z',
  transTime: null,
  claimedAt: null,
  proof: null,
  ...change,
})
type Answers = NonNullable<Parameters<typeof showToMember>[1]>

describe('the reward center', () => {
  const lists = (list: readonly Reward[], held: readonly object[] = []) =>
    value({ list, totalCount: list.length, totalAmount: '12.00', held, next: null })
  const show = (answer: Answers[string] = () => lists([]), answers: Answers = {}) =>
    showToMember(<RewardCenter />, {
      [paths.rewards]: answer,
      [paths.tickets]: () => value({ list: [] }),
      [paths.odds]: () => value({ list: [] }),
      [paths.rounds]: () => value({ list: [] }),
      [paths.raffles]: () => value({ list: [] }),
      ...answers,
    })
  const lineOf = async (id: string) => {
    const name = await screen.findByText(`Prêmio ${id}`)
    return textOf(name.closest('li'))
  }

  test('MEMBER-3: what waits names its sum, its end, and the condition of free rounds', async () => {
    const transTime = '2026-03-31T12:00:00.000Z'
    await show(() => lists([reward('1', { transTime }), reward('2', { prize: rounds })]))
    expect(await lineOf('1')).toMatch(/Prêmio 1até 31\/03\/2026.*Resgatar R\$ 5,00$/)
    const second = await lineOf('2')
    expect(second).toContain('sem prazo')
    expect(second).toContain('Antes de sacar o que elas pagarem, aposte 3× esse valor.')
    expect(second).toContain('5 rodadas de R$ 0,20')
    expect(second).toMatch(/Resgatar 5 rodadas$/)
    expect(pageText()).toContain('Para resgatarR$ 12,00')
  })

  test('claimed and expired ones say when, and cannot be claimed', async () => {
    const at = '2026-03-05T12:00:00.000Z'
    await show(({ query }) =>
      query.get('status') === 'U'
        ? lists([])
        : lists([reward(query.get('status') ?? '', { transTime: at, claimedAt: at })]),
    )
    expect(await screen.findByText('Nada para resgatar')).toBeTruthy()
    screen.getByRole('tab', { name: 'Resgatados' }).click()
    expect(await lineOf('C')).toMatch(/resgatado em 05\/03\/2026.*R\$ 5,00$/)
    screen.getByRole('tab', { name: 'Expirados' }).click()
    expect(await lineOf('E')).toMatch(/expirou em 05\/03\/2026.*R\$ 5,00$/)
    expect(screen.queryByRole('button', { name: /Resgatar/ })).toBeNull()
    expect(screen.queryByText('Para resgatar')).toBeNull()
  })

  test('a held one is named with the reason, and has no button', async () => {
    const held = [
      {
        eventName: 'Indicação',
        amount: '9.00',
        since: '2026-03-01T12:00:00.000Z',
        reasons: ['sameDevice', 'tooFast'],
      },
    ]
    await show(() => lists([], held))
    const line = textOf((await screen.findByText('Indicação')).closest('li'))
    expect(line).toContain(
      'Em análise: as duas foram usadas no mesmo aparelho; muitos amigos se qualificaram em uma hora.',
    )
    expect(line).toContain('R$ 9,00em análise')
    expect(screen.queryByRole('button', { name: 'Resgatar tudo' })).toBeNull()
    expect(screen.queryByText('Nada para resgatar')).toBeNull()
  })

  test.each([
    [prize({ type: 'points', amount: '30.00' }), 'Você recebeu 30 pontos'],
    [rounds, '5 rodadas disponíveis em Vales-prêmio'],
    [prize({ type: 'physical', name: 'Boné' }), 'É seu: Boné'],
    [prize(), /^R\$\s6,00 está no seu saldo$/],
  ])('a claim tells what came', async (won, told) => {
    const server = await show(() => lists([reward('1', { prize: won })]), {
      [paths.claim]: () => value(reward('1', { prize: won, rewardAmount: '6.00' })),
    })
    await lineOf('1')
    const before = server.to(paths.rewards).length
    await press(/^Resgatar .*Prêmio 1$/)
    expect(await screen.findByText(told)).toBeTruthy()
    expect(server.to(paths.claim)[0]?.body).toEqual({ promId: 'REFERRAL', rewardId: '1' })
    await waitFor(() => expect(server.to(paths.rewards).length).toBeGreaterThan(before))
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: /^Resgatar .*Prêmio 1$/ }).getAttribute('aria-busy'),
      ).toBeNull(),
    )
  })

  test('a refused claim tells why', async () => {
    const answers = [refusal('rewards.expired', { message: 'Este prêmio expirou.' })]
    await show(() => lists([reward('1')]), {
      [paths.claim]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
      [paths.claimAll]: () => refusal('x', { status: 500, message: '' }),
    })
    await lineOf('1')
    await press(/^Resgatar .*Prêmio 1$/)
    expect(await screen.findByText('Este prêmio expirou.')).toBeTruthy()
    await press(/^Resgatar .*Prêmio 1$/)
    expect(
      await screen.findByText(
        'Não conseguimos falar com o servidor. Nada se perdeu; tente de novo.',
      ),
    ).toBeTruthy()
  })

  test('a claim that a restriction refuses leads to the page that explains it', async () => {
    await show(() => lists([reward('1')]), {
      [paths.claim]: () =>
        refusal('rewards.not_allowed', { status: 403, message: 'Não é possível.' }),
    })
    await lineOf('1')
    expect(screen.queryByRole('link', { name: 'Por quê?' })).toBeNull()
    await press(/^Resgatar .*Prêmio 1$/)
    const link = await screen.findByRole('link', { name: 'Por quê?' })
    expect(link.getAttribute('href')).toBe('/member?page=why&code=rewards.not_allowed')
  })

  test('all are claimed at once; a refusal is told', async () => {
    const answers = [value({ claimed: 2, amount: '12.00', points: '0.00' })]
    const server = await show(() => lists([reward('1'), reward('2')]), {
      [paths.claimAll]: () =>
        answers.shift() ?? refusal('rewards.nothing_to_claim', { message: 'Nada mais.' }),
    })
    await lineOf('1')
    await press('Resgatar tudo')
    expect(await screen.findByText('2 prêmios resgatados')).toBeTruthy()
    expect(server.to(paths.claimAll)[0]?.body).toEqual({})
    await press('Resgatar tudo')
    expect(await screen.findByText('Nada mais.')).toBeTruthy()
  })

  test('a failure of rewards and of tickets is told', async () => {
    await show(down, { [paths.tickets]: down })
    await waitFor(() =>
      expect(screen.getAllByText('Não conseguimos carregar seus prêmios')).toHaveLength(2),
    )
  })
  test('a failure of the odds is told', async () => {
    await show(undefined, { [paths.odds]: down })
    expect(await screen.findByText('Não conseguimos carregar seus prêmios')).toBeTruthy()
  })

  describe('tickets', () => {
    const seed = 'ab'.repeat(32)
    const prizes = [
      { configId: 1, prize: prize(), chance: '60.0000', weight: '6000', left: null },
      { configId: 2, prize: rounds, chance: '39.5000', weight: '3950', left: 4 },
      {
        configId: 3,
        prize: prize({ type: 'points', amount: '20.00' }),
        chance: '0.5000',
        weight: '50',
        left: 1,
      },
    ]
    const odds = (type: TicketOdds['type'], name: string): TicketOdds => ({
      type,
      name,
      prizes,
      average: '3.00',
    })
    const ticket: Ticket = {
      id: '1',
      transactionId: '77',
      name: 'Roda',
      type: 'PRIZE_WHEEL',
      conditionStatus: [],
      transTime: null,
      commitment: commitmentOf(seed),
      odds: null,
    }
    const proofOf = (clientSeed: string) => {
      const drawn = prizes.map(({ configId, weight }) => ({ configId, weight }))
      const configId = drawPrize(
        prizes.map((one) => ({ id: one.configId, share: BigInt(one.weight) })),
        { serverSeed: seed, clientSeed },
      )
      return {
        commitment: commitmentOf(seed),
        serverSeed: seed,
        clientSeed,
        prizes: drawn,
        configId,
      }
    }
    const showTickets = (
      list: readonly Ticket[],
      answers: Answers = {},
      kinds = [odds('PRIZE_WHEEL', 'Roda'), odds('GOLDEN_EGG', 'Ovo')],
    ) =>
      show(undefined, {
        [paths.tickets]: () => value({ list }),
        [paths.odds]: () => value({ list: kinds }),
        ...answers,
      })
    const openKind = async (name: string) => {
      const card = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
      card.click()
      return screen.findByRole('dialog', { name })
    }
    const turnOf = (dialog: HTMLElement) =>
      dialog
        .querySelector<SVGElement>('svg[viewBox="0 0 200 200"]')
        ?.style.getPropertyValue('--turn')
    const still = (matches: boolean) =>
      vi.stubGlobal('matchMedia', () => ({
        matches,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }))

    test('each kind says how many the member has; free rounds lead to their game', async () => {
      await showTickets([ticket, { ...ticket, id: '2' }], {
        [paths.rounds]: () =>
          value({
            list: [
              {
                id: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
                nodeId: 12,
                gameName: 'Jogo 12',
                rounds: 5,
                left: 3,
                stake: '0.20',
                winTurnover: 0,
                expiresAt: '2026-03-31T12:00:00.000Z',
              },
            ],
          }),
      })
      const wheel = await screen.findByRole('button', { name: /^Roda/ })
      expect(textOf(wheel)).toBe('Roda2 vales-prêmioVer as chances')
      const egg = screen.getByRole('button', { name: /^Ovo/ })
      expect(textOf(egg)).toBe('Ovosem vale-prêmio agoraVer as chances')
      const link = await screen.findByRole('link', { name: /^Rodadas grátis/ })
      expect(textOf(link)).toContain('3 rodadas de R$ 0,20')
      expect(textOf(link)).toContain('O que elas pagarem não tem requisito de aposta.')
      expect(textOf(link)).toContain('Jogar em Jogo 12')
      expect(link.getAttribute('href')).toContain('12')
    })

    test('the sheet lists every prize with chance and stock; without a ticket nothing is drawn', async () => {
      await showTickets([])
      const dialog = await openKind('Ovo')
      const rows = within(dialog).getAllByRole('row').slice(1).map(textOf)
      expect(rows).toEqual([
        'R$ 5,0060,00%sem limite',
        '5 rodadas de R$ 0,20Antes de sacar o que elas pagarem, aposte 3× esse valor.39,50%4',
        '20 pontos0,50%1',
      ])
      expect(textOf(dialog)).toContain('sem vale-prêmio agora')
      expect(textOf(dialog)).not.toContain('O tamanho de cada fatia')
      expect(textOf(dialog)).not.toContain('Resultado já definido')
      expect(within(dialog).queryByRole('button', { name: /vale-prêmio/ })).toBeNull()
    })

    test('the wheel has a slice for each chance, and says so', async () => {
      await showTickets([])
      const dialog = await openKind('Roda')
      expect(textOf(dialog)).toContain('O tamanho de cada fatia é a chance do prêmio.')
      expect(dialog.querySelectorAll('path[fill^="#"]')).toHaveLength(3)
      expect([...dialog.querySelectorAll('svg text')].map(textOf)).toEqual(['R$ 5', '5 rodadas'])
    })

    test('a draw sends a seed of the member, and its proof is checked here', async () => {
      still(true)
      const server = await showTickets([ticket], {
        [paths.draw]: ({ body }) => {
          const proof = proofOf((body as { clientSeed: string }).clientSeed)
          return value({
            value: prize(),
            configId: proof.configId,
            type: 'PRIZE_WHEEL',
            reward: reward('9', { proof }),
          })
        },
      })
      const dialog = await openKind('Roda')
      expect(textOf(dialog)).toContain(`Resultado já definido${ticket.commitment}`)
      await press('Girar com 1 vale-prêmio')
      expect(await within(dialog).findByText('Recalculado no seu navegador: confere')).toBeTruthy()
      expect(textOf(dialog)).toContain(
        'Você recebeuR$ 5,00já está no seu saldo, sem requisito de aposta',
      )
      const [sent] = server.to(paths.draw)
      expect(sent?.body).toEqual({
        transactionId: '77',
        clientSeed: expect.stringMatching(/^[0-9a-f]{20}$/),
      })
      // The middle of the drawn slice, after four turns.
      expect(turnOf(dialog)).toMatch(/^(1332\.0|1152\.9|1080\.9)deg$/)
      const before = server.to(paths.tickets).length
      within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1)?.click()
      await waitFor(() => expect(server.to(paths.tickets).length).toBeGreaterThan(before))
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    test.each([
      ['another seed', { serverSeed: 'cd'.repeat(32) }],
      ['another prize', { configId: 99 }],
    ])('%s than was sealed is found out', async (_, change) => {
      still(true)
      await showTickets([ticket], {
        [paths.draw]: ({ body }) => {
          const proof = { ...proofOf((body as { clientSeed: string }).clientSeed), ...change }
          return value({
            value: prize({ type: 'points', amount: '20.00' }),
            configId: 1,
            type: 'PRIZE_WHEEL',
            reward: reward('9', { proof }),
          })
        },
      })
      const dialog = await openKind('Roda')
      await press('Girar com 1 vale-prêmio')
      expect(
        await within(dialog).findByText('Recalculado no seu navegador: NÃO confere'),
      ).toBeTruthy()
      expect(textOf(dialog)).toContain('já está nos seus pontos')
    })

    test.each([
      [rounds, 'jogue a partir de Vales-prêmio'],
      [prize({ type: 'physical', name: 'Boné' }), 'O atendimento vai escrever para você'],
    ])(
      'an egg shows at once where the prize is, without a proof if there is none',
      async (won, told) => {
        still(false)
        await showTickets([{ ...ticket, type: 'GOLDEN_EGG' }], {
          [paths.draw]: () =>
            value({ value: won, configId: 1, type: 'GOLDEN_EGG', reward: reward('9') }),
        })
        const dialog = await openKind('Ovo')
        await press('Quebrar com 1 vale-prêmio')
        await waitFor(() => expect(textOf(dialog)).toContain(told))
        expect(textOf(dialog)).not.toContain('Confere com o hash')
      },
    )

    test('the wheel turns before it tells', async () => {
      still(false)
      await showTickets([ticket], {
        [paths.draw]: () =>
          value({ value: prize(), configId: 1, type: 'PRIZE_WHEEL', reward: reward('9') }),
      })
      const dialog = await openKind('Roda')
      await press('Girar com 1 vale-prêmio')
      await waitFor(() =>
        expect(within(dialog).queryByRole('button', { name: /Girar/ })).toBeNull(),
      )
      expect(textOf(dialog)).not.toContain('Você recebeu')
      expect(turnOf(dialog)).toBe('1332.0deg')
    })

    test('a ticket is drawn by the odds of when it was given', async () => {
      const old = { ...odds('GOLDEN_EGG', 'Antigo'), prizes: prizes.slice(0, 1) }
      await showTickets([{ ...ticket, type: 'GOLDEN_EGG', odds: old }])
      const dialog = await openKind('Ovo')
      expect(within(dialog).getAllByRole('row')).toHaveLength(2)
    })

    test('a refused draw tells why, and can be tried again', async () => {
      const answers = [refusal('rewards.prizes_gone', { message: 'Acabaram.' })]
      await showTickets([ticket], {
        [paths.draw]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
      })
      const dialog = await openKind('Roda')
      await press('Girar com 1 vale-prêmio')
      expect(await within(dialog).findByText('Acabaram.')).toBeTruthy()
      await press('Girar com 1 vale-prêmio')
      expect(await within(dialog).findByText(/Nada se perdeu/)).toBeTruthy()
      await press('Fechar')
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })
})

describe('missions', () => {
  const mission = (id: number, change: Partial<Mission> = {}): Mission => ({
    id,
    title: `Missão ${id}`,
    drawing: 'trophy',
    type: 'STAKED',
    period: 'DAILY',
    target: '100.00',
    progress: '25.00',
    reward: prize(),
    status: 'OPEN',
    after: null,
    periodStart: null,
    periodEnd: null,
    rewardId: null,
    stakesMissing: null,
    ...change,
  })
  const show = (missions: readonly Mission[], answers: Answers = {}) =>
    showToMember(<MissionsPage />, {
      [paths.missions]: () => value({ missions }),
      [paths.board]: () => value({ board: null }),
      ...answers,
    })
  const lineOf = async (id: number) => {
    const line = (await screen.findByText(`Missão ${id}`)).closest('li')
    if (!line) throw new Error('no line')
    return line
  }

  test('MEMBER-4: progress is money or a count, and what stakes still miss is told', async () => {
    await show([
      mission(1, { stakesMissing: '0.01' }),
      mission(2, { type: 'ROUNDS', target: '1000', progress: '10', period: 'ONCE' }),
      mission(3, { stakesMissing: '0.00' }),
      mission(4, { status: 'LOCKED', after: 'Missão 3', stakesMissing: '9.00' }),
      mission(5, { status: 'LOCKED' }),
    ])
    expect(textOf(await lineOf(1))).toBe(
      'Missão 1R$ 25,00 de R$ 100,00 · hojeFaltam R$ 0,01 em apostas contabilizadasR$ 5,00',
    )
    expect(textOf(await lineOf(2))).toBe('Missão 210 de 1.000 · uma vezR$ 5,00')
    expect(textOf(await lineOf(3))).not.toContain('Faltam')
    const locked = await lineOf(4)
    expect(textOf(locked)).toContain('depois de “Missão 3”')
    expect(textOf(locked)).not.toMatch(/Faltam|hoje/)
    expect(locked.dataset['locked']).toBe('true')
    expect((await lineOf(1)).dataset['locked']).toBeUndefined()
    expect(textOf(await lineOf(5))).toContain('hoje')
  })

  test('a done one can be claimed, one with a ticket waits in the center, a claimed one is over', async () => {
    const server = await show(
      [
        mission(1, { status: 'DONE', rewardId: '8' }),
        mission(2, { status: 'DONE', rewardId: '9', reward: prize({ type: 'draw' }) }),
        mission(3, { status: 'CLAIMED', rewardId: '7' }),
        mission(4, { status: 'DONE' }),
        mission(5, { status: 'OPEN', rewardId: '6' }),
        mission(6, { status: 'OPEN', reward: prize({ type: 'draw' }) }),
      ],
      { [paths.claim]: () => value(reward('8', { rewardAmount: '5.55' })) },
    )
    expect(textOf(await lineOf(3))).toContain('Concluída')
    const link = within(await lineOf(2)).getByRole('link', { name: 'Em Prêmios' })
    expect(link.getAttribute('href')).toBe('/member?page=rewardCenter')
    expect(within(await lineOf(4)).queryByRole('button')).toBeNull()
    expect(within(await lineOf(5)).queryByRole('button')).toBeNull()
    expect(textOf(await lineOf(6))).toContain('vale-prêmio')
    await press('Resgatar o prêmio de Missão 1')
    expect(await screen.findByText(/R\$\s5,55 está no seu saldo/)).toBeTruthy()
    expect(server.to(paths.claim)[0]?.body).toEqual({ promId: 'MISSION_MANUAL', rewardId: '8' })
  })

  test('without missions it says so; the ranking is next to them', async () => {
    await show([])
    expect(await screen.findByText('Nenhuma missão agora')).toBeTruthy()
    screen.getByRole('tab', { name: 'Ranking' }).click()
    expect(await screen.findByText('Nenhum ranking agora')).toBeTruthy()
  })

  test('a failure is told', async () => {
    await show([], { [paths.missions]: down })
    expect(await screen.findByText('Não conseguimos carregar seus prêmios')).toBeTruthy()
  })
})

describe('the rebate', () => {
  const rebate = {
    claimable: '1.20',
    validBet: '300.00',
    owed: '0.00',
    products: [
      { productType: 'RNG', validBet: '200.00', rate: '0.4', weight: '100', amount: '0.80' },
      { productType: 'HORSES', validBet: '100.00', rate: '0.40', weight: '50', amount: '0.40' },
    ],
    history: [{ id: '1', claimedAt: '2026-03-01T12:00:00.000Z', amount: '2.00' }],
  }
  const show = (change: Partial<typeof rebate> = {}, answers: Answers = {}) =>
    showToMember(<RebatePage />, {
      [paths.rebate]: () => value({ ...rebate, ...change }),
      ...answers,
    })

  test('MEMBER-3: names each product with its rate and how much of a stake counts, and earlier claims', async () => {
    await show()
    const slots = textOf((await screen.findByText('Slots')).closest('li'))
    expect(slots).toBe('SlotsR$ 200,00 × 0,40%R$ 0,80')
    const other = textOf(screen.getByText('Outros jogos').closest('li'))
    expect(other).toBe('Outros jogosR$ 100,00 × 0,40% · 50% da aposta contaR$ 0,40')
    expect(pageText()).toContain('01/03/2026')
    expect(pageText()).not.toMatch(/Nada resgatado ainda|Apostas canceladas/)
  })

  test('nothing to claim has no button; what is owed and an empty history are told', async () => {
    await show({ claimable: '0.00', owed: '0.50', history: [] })
    expect(await screen.findByText('Nada resgatado ainda.')).toBeTruthy()
    expect(pageText()).toContain('tinham rendido R$ 0,50')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a claim is paid and told, and the page is read again', async () => {
    const server = await show(
      {},
      {
        [paths.claimRebate]: () => value({ amount: '1.21', claimedAt: '2026-03-02T12:00:00.000Z' }),
      },
    )
    await screen.findByText('Slots')
    const before = server.to(paths.rebate).length
    await press(/Resgatar R\$\s1,20/)
    expect(await screen.findByText(/R\$\s1,21 está no seu saldo/)).toBeTruthy()
    expect(server.to(paths.claimRebate)[0]?.body).toEqual({ clientId: expect.any(String) })
    await waitFor(() => expect(server.to(paths.rebate).length).toBeGreaterThan(before))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
  })

  test('a refusal is told; an unanswered claim keeps its id, a refused one gets another', async () => {
    const answers = [
      refusal('rewards.bet_first', { message: 'Aposte antes.' }),
      refusal('rewards.bet_first', { message: 'Aposte antes.' }),
    ]
    const server = await show(
      {},
      { [paths.claimRebate]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }) },
    )
    await screen.findByText('Slots')
    await press(/Resgatar R\$\s1,20/)
    expect(await screen.findByText('Aposte antes.')).toBeTruthy()
    await press(/Resgatar R\$\s1,20/)
    const ids = server
      .to(paths.claimRebate)
      .map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(ids).size).toBe(2)
  })

  test('a failure is told', async () => {
    await show({}, { [paths.rebate]: down })
    expect(await screen.findByText('Não conseguimos carregar seus prêmios')).toBeTruthy()
  })
})

describe('inviting friends', () => {
  const friend = {
    number: 1,
    state: 'ON_THE_WAY',
    reasons: [],
    staked: '10.00',
    amount: null,
    since: '2026-03-01T12:00:00.000Z',
  }
  const details = {
    referralCode: 'ABC123',
    link: 'https://trevo.example/?referral=ABC123',
    totalInvitations: 3,
    qualified: 1,
    received: '15.00',
    tiers: [
      { from: 1, to: 5, amount: '15.00', stakes: '500.00' },
      { from: 6, to: null, amount: '20.00', stakes: '500.00' },
    ],
    friends: [friend, { ...friend, number: 2, state: 'QUALIFIED', amount: '15.00' }],
  }
  const show = (change: Partial<typeof details> = {}) =>
    showToMember(<ReferralPage />, {
      [paths.referral]: () => value({ ...details, ...change }),
    })

  test('MEMBER-4: code, link, tiers, and how far each friend is', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined }))
    await show()
    expect(await screen.findByText('ABC123')).toBeTruthy()
    const text = pageText()
    expect(text).toContain('Do 1º ao 5º amigocada amigo com R$ 500,00')
    expect(text).toContain('A partir do 6º amigo')
    expect(text).toContain('R$ 20,00 cada')
    const first = textOf(screen.getByText('Amigo 1').closest('li'))
    expect(first).toBe('1Amigo 1R$ 10,00 em apostas liquidadasem andamento')
    const second = textOf(screen.getByText('Amigo 2').closest('li'))
    expect(second).toMatch(/\+R\$ 15,00$/)
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
  })

  test('where the device can share, the link is handed over to it', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new Error('no')))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    await show({ friends: [] })
    expect(await screen.findByText('Ninguém se cadastrou pelo seu link ainda.')).toBeTruthy()
    await press('Enviar')
    expect(share).toHaveBeenCalledWith({ url: details.link })
  })

  test('a failure is told', async () => {
    await showToMember(<ReferralPage />, { [paths.referral]: down })
    expect(await screen.findByText('Não conseguimos carregar seus prêmios')).toBeTruthy()
  })
})
