import type { ContentInput, ContentItem } from '@trevo/contract/ops/company/content.ts'
import { languageCodes } from '@trevo/languages/languages.ts'
import { instantOf, localOf, nullable, textOf, type FormValues } from '../../core/form-values.ts'

/** What a new one begins with; whether it calls people to play is left open, so that it is chosen. */
export const emptyForm: FormValues = {
  kind: 'B',
  groupName: 'w_home',
  titlePT: '',
  contentPT: '',
  actionPT: '',
  titleEN: '',
  contentEN: '',
  actionEN: '',
  linkage: '',
  nodeId: '',
  anchor: '',
  W: true,
  A: false,
  I: false,
  execution: 'F',
  callsToPlay: '',
  publishedAt: '',
  endsAt: '',
  isEnabled: true,
  hue: '155',
  pictureId: '',
  warningWidth: '',
  warningHeight: '',
}

export const formOf = (item: ContentItem): FormValues => ({
  kind: item.kind,
  groupName: item.groupName ?? '',
  titlePT: item.texts.PT?.title ?? '',
  contentPT: item.texts.PT?.content ?? '',
  actionPT: item.texts.PT?.action ?? '',
  titleEN: item.texts.EN?.title ?? '',
  contentEN: item.texts.EN?.content ?? '',
  actionEN: item.texts.EN?.action ?? '',
  linkage: item.linkage,
  nodeId: item.nodeId === null ? '' : String(item.nodeId),
  anchor: item.anchor ?? '',
  W: item.platforms.includes('W'),
  A: item.platforms.includes('A'),
  I: item.platforms.includes('I'),
  execution: item.execution,
  callsToPlay: String(item.callsToPlay),
  publishedAt: localOf(item.publishedAt),
  endsAt: localOf(item.endsAt),
  isEnabled: item.isEnabled,
  hue: String(item.hue),
  pictureId: item.pictureId ?? '',
  warningWidth: String(item.warning?.width ?? ''),
  warningHeight: String(item.warning?.height ?? ''),
})

const textsOf = (values: FormValues): ContentInput['texts'] =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const [title, content] = [textOf(values, `title${code}`), textOf(values, `content${code}`)]
      if (title === '' && content === '') return []
      return [[code, { title, content, action: textOf(values, `action${code}`) }]]
    }),
  )

/** Only a banner with a picture has one. */
const warningOf = (values: FormValues) => {
  const [width, height] = [textOf(values, 'warningWidth'), textOf(values, 'warningHeight')]
  const isNone = width === '' && height === ''
  if (isNone || values['kind'] !== 'B' || textOf(values, 'pictureId') === '') return null
  return { width: Number(width), height: Number(height) }
}

/**
 * What is typed, as the server takes it; wrong or missing parts are found by its own shape. The stored
 * instant stays where the field, which has minutes only, still shows it.
 */
export const inputOf = (values: FormValues, stored: ContentItem | undefined): unknown => {
  const instant = (name: 'publishedAt' | 'endsAt') => {
    const typed = textOf(values, name)
    const known = stored?.[name] ?? null
    return typed === localOf(known) ? known : instantOf(typed)
  }
  const isBanner = values['kind'] === 'B'
  const calls = textOf(values, 'callsToPlay')
  return {
    kind: values['kind'],
    groupName: isBanner ? textOf(values, 'groupName') : null,
    texts: textsOf(values),
    linkage: textOf(values, 'linkage'),
    nodeId: textOf(values, 'nodeId') === '' ? null : Number(textOf(values, 'nodeId')),
    anchor: values['kind'] === 'PR' ? nullable(textOf(values, 'anchor')) : null,
    platforms: ['W', 'A', 'I'].filter((one) => values[one] === true),
    execution: values['execution'],
    callsToPlay: calls === '' ? undefined : calls === 'true',
    publishedAt: instant('publishedAt') ?? undefined,
    endsAt: instant('endsAt'),
    isEnabled: values['isEnabled'] === true,
    hue: Number(textOf(values, 'hue')),
    pictureId: nullable(textOf(values, 'pictureId')),
    warning: warningOf(values),
  }
}
