import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lowDataScript, pressesData, setPictures } from './low-data.ts'

const press = (what: 'low' | 'full' | 'shown') => {
  const button = document.createElement('button')
  for (const [name, value] of Object.entries(pressesData(what))) button.setAttribute(name, value)
  document.body.append(button)
  button.click()
  button.remove()
}

const reload = vi.fn<() => void>()
const unregister = vi.fn<() => Promise<boolean>>()
let run: () => void

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:', reload })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } })
  const heard: ((event: Event) => void)[] = []
  // As the page runs it, and only for this test.
  new Function('addEventListener', lowDataScript)((_: string, hear: (event: Event) => void) =>
    heard.push(hear),
  )
  const [hear] = heard
  if (!hear) throw new Error('The script listens to nothing.')
  document.addEventListener('click', hear)
  run = () => document.removeEventListener('click', hear)
})
afterEach(() => {
  run()
  reload.mockReset()
  unregister.mockReset()
  document.cookie = 'data=; Max-Age=0; Path=/'
  delete document.documentElement.dataset['lowData']
})

test('turned on, it is kept in a cookie, offline files are given up, and the server renders it', async () => {
  press('low')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(document.cookie).toContain('data=low')
  expect(unregister).toHaveBeenCalledOnce()
})

test('turned off, the browser’s own wish no longer counts', async () => {
  press('full')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(document.cookie).toContain('data=full')
  expect(unregister).not.toHaveBeenCalled()
})

test('pictures are shown without a reload, and only in the mode', () => {
  setPictures('on')
  expect(document.documentElement.dataset['lowData']).toBeUndefined()
  document.documentElement.dataset['lowData'] = 'on'
  press('shown')
  expect(document.documentElement.dataset['lowData']).toBe('shown')
  setPictures('on')
  expect(document.documentElement.dataset['lowData']).toBe('on')
  expect(reload).not.toHaveBeenCalled()
})
