import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

type Listener = Parameters<EventTarget['addEventListener']>

const isInTest = (): boolean => expect.getState().currentTestName !== undefined

/**
 * Records the listeners that tests add to long-lived objects; those that modules add when they are
 * loaded stay, as the modules do. React adds its selection listener once for all its roots. Returns a
 * function that removes them.
 */
const noteListeners = (owner: EventTarget): (() => void) => {
  const added: Listener[] = []
  const before = Object.getOwnPropertyDescriptor(owner, 'addEventListener')
  const add = owner.addEventListener
  owner.addEventListener = (...listener: Listener) => {
    if (isInTest() && listener[0] !== 'selectionchange') added.push(listener)
    add.apply(owner, listener)
  }
  return () => {
    if (before) Object.defineProperty(owner, 'addEventListener', before)
    else Reflect.deleteProperty(owner, 'addEventListener')
    for (const listener of added) owner.removeEventListener(...listener)
  }
}

const started: NodeJS.Timeout[] = []

/** Records the timers that tests start. Returns a function that stops it. */
const noteTimers = (name: 'setTimeout' | 'setInterval'): (() => void) => {
  const start: typeof setTimeout | typeof setInterval = globalThis[name]
  const noting = (run: () => void, ms?: number): NodeJS.Timeout => {
    const timer = start(run, ms)
    if (isInTest()) started.push(timer)
    return timer
  }
  Reflect.set(globalThis, name, Object.assign(noting, start))
  return () => Reflect.set(globalThis, name, start)
}

/** A call waiting for its retry would otherwise reach the next test's server. */
const endTimers = (): void => {
  for (const timer of started.splice(0)) clearTimeout(timer)
}

/** What a test has mounted, stubbed or stored for the visit ends with it. */
const endTest = (): void => {
  cleanup()
  endTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
}
afterEach(endTest)

/** A simulated browser that leaves its page, as after a press on a link to a file, works for no later test. */
afterAll(() => {
  if (location.protocol === 'about:')
    throw new Error('a test of this file left the page of the browser')
})

const endings = [
  ...[window, document].map(noteListeners),
  ...(['setTimeout', 'setInterval'] as const).map(noteTimers),
]

/** Without a test's stand-in no request is answered, rather than going to a port of this machine. */
globalThis.fetch = (address) => Promise.reject(new TypeError(`nothing answers ${String(address)}`))

const cleanDocument = (): void => {
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
}

const cleanStorage = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
}

/**
 * Test files of pages share a simulated browser and the modules that they load, so each leaves both as it
 * found them: nothing mounted, stored, stubbed or waiting, at the address where a page begins.
 */
afterAll(() => {
  endTest()
  for (const end of endings) end()
  cleanStorage()
  history.replaceState(null, '', '/')
  cleanDocument()
})
