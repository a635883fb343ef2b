/** The part of the Web Speech API (W3C Community Group report) that is used. Chromium names it with its prefix. */
type Recognition = EventTarget & {
  lang: string
  interimResults: boolean
  /** Transcribes on the device; absent where the browser cannot. */
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}
type ResultEvent = Event & {
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >
}
type ErrorEvent = Event & { readonly error: string }
type RecognitionClass = {
  new (): Recognition
  /** Absent in older browsers. */
  available?(options: {
    readonly langs: readonly string[]
    readonly processLocally: boolean
  }): Promise<string>
}

type SpeechWindow = {
  readonly SpeechRecognition?: RecognitionClass
  readonly webkitSpeechRecognition?: RecognitionClass
}

const findClass = (): RecognitionClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canListen = (): boolean => findClass() !== undefined

/** A sentence takes less; nobody leaves a microphone on. */
const listenMsMax = 15_000

const isLocal = async (Class: RecognitionClass, locale: string): Promise<boolean> => {
  const state = await Class.available?.({ langs: [locale], processLocally: true }).catch(() => '')
  return state === 'available'
}

export type SpeechFailure = 'refused' | 'unheard'

type Listener = {
  /** What is understood so far. */
  onHeard(text: string): void
  /** The browser sends the sound to a service of its maker. */
  onRemote(): void
}

/**
 * Listens for one sentence, on the device where the browser can; fifteen seconds at most. @returns the sentence, or
 * why there is none; undefined if `signal` ended it
 */
export const listen = async (
  locale: string,
  { onHeard, onRemote }: Listener,
  signal: AbortSignal,
): Promise<{ readonly text: string } | { readonly failure: SpeechFailure } | undefined> => {
  const Class = findClass()
  if (!Class) return { failure: 'refused' }
  const local = await isLocal(Class, locale)
  if (signal.aborted) return undefined
  const recognition = new Class()
  recognition.lang = locale
  recognition.interimResults = true
  if (local) recognition.processLocally = true
  else onRemote()
  return new Promise((resolve) => {
    let heard = ''
    let failure: SpeechFailure = 'unheard'
    const timer = setTimeout(() => recognition.stop(), listenMsMax)
    signal.addEventListener('abort', () => recognition.abort(), { once: true })
    recognition.addEventListener('result', (event) => {
      const { results } = event as ResultEvent // by the standard
      heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
      onHeard(heard)
    })
    recognition.addEventListener('error', (event) => {
      const { error } = event as ErrorEvent // by the standard
      if (error === 'not-allowed' || error === 'service-not-allowed') failure = 'refused'
    })
    recognition.addEventListener('end', () => {
      clearTimeout(timer)
      if (signal.aborted) resolve(undefined)
      else resolve(heard === '' ? { failure } : { text: heard })
    })
    recognition.start()
  })
}
