import { maths } from '@trevo/titles/valetes-ou-melhor/maths.ts'
import { theme } from '@trevo/titles/valetes-ou-melhor/theme.ts'
import { expect, it, vi } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { nameOf, openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

type SimulatedWorker = ReturnType<typeof simulateWorker>

/** Replaces the browser's worker, which the page lacks; the test sets its answers. */
const simulateWorker = () => {
  let listen: ((event: { data: unknown }) => void) | undefined
  let asked: readonly string[] = []
  return {
    addEventListener: (_: string, listener: typeof listen) => {
      listen = listener
    },
    postMessage: ({ dealt }: { readonly dealt: readonly string[] }) => {
      asked = dealt
    },
    answer: (held: number) => listen?.({ data: { dealt: asked, held } }),
  }
}

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, isInSteps: true, openChoice: { handCount: 1 } })

it('holds a card by a press, announces it, and changes the others', async () => {
  const { press, main, all, text } = await openTitle(tested)
  await press('Dar cartas')
  const cards = (): HTMLElement[] => all('.hold-card')
  const nameAt = (at: number): string => nameOf(cards()[at] ?? main())
  expect(text('.spin-label')).toBe('Trocar 5')
  await press(cards()[1] ?? main())
  expect(nameAt(1)).toMatch(/ segura$/)
  expect(nameAt(0)).toMatch(/ troca$/)
  expect(text('.spin-label')).toBe('Trocar 4')
})

it('advises the best hold in words and on the cards, until it is switched off', async () => {
  const workers: SimulatedWorker[] = []
  vi.stubGlobal('Worker', function startWorker() {
    const worker = simulateWorker()
    workers.push(worker)
    return worker
  })
  const { press, main, all, text } = await openTitle(tested)
  await press(main())
  workers[0]?.answer(0b00101)
  expect(text('.hint-line')).toMatch(/^Dica: segure .+, .+/)
  expect(all('.hold-card[data-advised=true]')).toHaveLength(2)
  const [first] = all('.hold-card')
  expect(first && nameOf(first)).toMatch(/recomendada pela dica/)
  await press('Dica da melhor troca')
  expect(text('.hint-line')).toBe('Dica desligada')
  expect(all('.hold-card[data-advised=true]')).toHaveLength(0)
})
