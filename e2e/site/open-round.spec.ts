import { launchGame } from '@trevo/contract/wps/games.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import { expect, test } from './site-test.ts'

for (const width of visitsInTurn(0, [390, 1_440])) {
  test(`LAUNCH-7: an open round elsewhere names its game, explains what happens, and links to it, at ${width} px`, async ({
    page,
    standIn,
  }) => {
    const [wanted, other] = standIn.world.lobby().games.filter(({ row }) => row.category === 'BGS')
    if (!wanted || !other) throw new Error('two games are offered')
    const name = other.row.names.PT ?? ''
    const opensAt = '2026-11-29T15:07:30.000Z'
    standIn.refuse(launchGame, '#734', { nodeId: other.row.node_id, roundId: 'r1', opensAt })
    await page.setViewportSize({ width, height: 844 })
    await storeToken(page, standIn.world.enter('member'))
    await page.goto(`/seamless?nodeId=${wanted.row.node_id}`)
    await isHydrated(page)
    const notice = page.getByRole('alert').filter({ hasText: 'ainda está aberta' })
    await expect(
      notice.getByRole('heading', { name: `Sua rodada em ${name} ainda está aberta` }),
    ).toBeVisible()
    await expect(notice.getByText('Se você não fizer nada, este jogo abre às 12:07')).toBeVisible()
    standIn.clear(launchGame)
    standIn.answer(launchGame, () => ({ content: { game_url: `${standIn.origin}/help` } }))
    const back = notice.getByRole('button', { name: `Voltar a ${name}` })
    await expect(back).toBeInViewport({ ratio: 1 })
    await back.click()
    await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${other.row.node_id}$`))
    await expect(notice).toHaveCount(0)
    await expect(page.getByTitle(`Jogo ${name}`)).toBeVisible()
  })
}
