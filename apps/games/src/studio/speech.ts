import type { LanguageCode } from '@trevo/languages/languages.ts'

/** How long a line is read, and the presenter's mouth moves. */
export const speechMs = (line: string): number => Math.min(6_000, 700 + line.length * 62)

const tags: Readonly<Record<LanguageCode, string>> = { PT: 'pt-BR', EN: 'en-US' }

/** A voice of the browser in this language; the presenter is a woman, so a woman's where names tell. */
const voiceIn = (language: LanguageCode): SpeechSynthesisVoice | undefined => {
  const [family = ''] = tags[language].split('-')
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.replace('_', '-').startsWith(family))
  const own = voices.filter(({ lang }) => lang.replace('_', '-') === tags[language])
  const known = [...own, ...voices].find(({ name }) =>
    /female|maria|luciana|francisca|samantha|zira|jenny/i.test(name),
  )
  return known ?? own[0] ?? voices[0]
}

/** Says a line aloud where the browser has a voice of the language; a line that is still spoken is cut. */
export const sayAloud = (line: string, language: LanguageCode): void => {
  if (!('speechSynthesis' in window)) return
  const voice = voiceIn(language)
  if (!voice) return
  const speech = new SpeechSynthesisUtterance(line)
  speech.voice = voice
  speech.lang = voice.lang
  speech.rate = 1.02
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
}

/** Ends what is being said. */
export const hush = (): void => {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
