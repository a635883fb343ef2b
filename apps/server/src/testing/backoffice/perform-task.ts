import { appendFileSync, readFileSync } from 'node:fs'
import { createCounter, type Counter } from '@trevo/testkit/keystroke-level.ts'
import type { Page } from '@trevo/testkit/chromium.ts'
import { expect } from 'vitest'

type Located = ReturnType<Page['locator']>

/** The tasks of `docs/operator-tasks.md` with the seconds that each may take. */
export const readOperatorTasks = (): ReadonlyMap<number, number> => {
  const text = readFileSync('docs/operator-tasks.md', 'utf8')
  const rows = text.matchAll(/^\| +(\d+) +\|[^|]+\|[^|]+\|[^|]+\| +(\d+) +\|/gm)
  return new Map([...rows].map(([, number, seconds]) => [Number(number), Number(seconds)]))
}

/** The tasks that are done by keyboard alone, as the document marks them. */
export const readKeyboardTasks = (): ReadonlySet<number> => {
  const text = readFileSync('docs/operator-tasks.md', 'utf8')
  const rows = text.matchAll(/^\| +(\d+) +\|.*\| +keys +\|$/gm)
  return new Set([...rows].map(([, number]) => Number(number)))
}

/** Hands on mouse and keyboard; each movement is counted. */
const createHands = (page: Page, counter: Counter, hasMouse: boolean) => ({
  page,
  /** Points at something and clicks it. */
  click: async (target: Located): Promise<void> => {
    if (!hasMouse) throw new Error('this task is done by keyboard alone')
    counter.add('mental')
    counter.add('pointing')
    counter.add('keystroke')
    await target.click()
  },
  /** Presses a key, or several at once: `j`, `Control+k`. */
  press: async (keys: string): Promise<void> => {
    counter.add('keystroke', keys.split('+').length)
    await page.keyboard.press(keys)
  },
  /** Types words. */
  type: async (text: string): Promise<void> => {
    counter.add('keystroke', text.length)
    await page.keyboard.type(text)
  },
  /** Types an id or a number, character by character. */
  typeCode: async (text: string): Promise<void> => {
    counter.add('codeDigit', text.length)
    await page.keyboard.type(text)
  },
  /** Pastes what was copied elsewhere. */
  paste: async (text: string): Promise<void> => {
    counter.add('keystroke', 2)
    await page.keyboard.insertText(text)
  },
  /** Chooses an entry of a list of choices by its value. */
  choose: async (target: Located, value: string): Promise<void> => {
    if (!hasMouse) throw new Error('this task is done by keyboard alone')
    counter.add('mental')
    counter.add('pointing', 2)
    counter.add('keystroke', 2)
    await target.selectOption(value)
  },
  /** Waits for the answer and reads it. */
  read: async (target: Located): Promise<string> => {
    await target.waitFor()
    counter.add('mental')
    return (await target.textContent()) ?? ''
  },
  /** Makes up one's mind before a decision by key. */
  think: (): void => counter.add('mental'),
})
export type Hands = ReturnType<typeof createHands>

/** What each task took, a JSON line each; nowhere by default. */
const timesFile = process.env['TASK_TIMES']

/**
 * Performs a task of `docs/operator-tasks.md` on a page that shows the start page; fails if it takes a
 * practised person longer than its target. Answers the seconds.
 */
export const performTask = async (
  page: Page,
  number: number,
  act: (hands: Hands) => Promise<void>,
): Promise<number> => {
  const target = readOperatorTasks().get(number)
  if (target === undefined) throw new Error(`docs/operator-tasks.md has no task ${number}`)
  const counter = createCounter()
  await counter.step(`task ${number}`, () =>
    act(createHands(page, counter, !readKeyboardTasks().has(number))),
  )
  const seconds = counter.seconds()
  if (timesFile !== undefined) {
    const language = await page.evaluate(() => document.documentElement.lang)
    appendFileSync(timesFile, `${JSON.stringify({ number, language, seconds, target })}\n`)
  }
  expect(seconds, counter.table()).toBeLessThanOrEqual(target)
  return seconds
}
