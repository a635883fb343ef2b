import { localeOf } from '@trevo/i18n/languages.ts'
import { loadArea } from '@trevo/i18n/site/areas.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { drawingUrl } from '../core/art/icon.tsx'
import type { Boot } from './boot.ts'
import { to } from '../core/router/to.ts'

const ground = '#0a1411'

const iconAt = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/art/app/icon-${size}.png` : `/art/app/icon-${size}-maskable.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: the brand's name, in the visitor's language. */
export const renderManifest = async ({ boot }: { readonly boot: Boot }): Promise<string> => {
  const { language, status } = boot
  const { name } = status.info.brand
  const t = createTranslate(await loadArea('app', language), localeOf[language])
  const shortcut = (title: string, url: string, drawing: string) => ({
    name: title,
    url,
    icons: [{ src: drawingUrl(drawing, 96), sizes: '96x96', type: 'image/webp' }],
  })
  const screen = (what: 'home' | 'list', form: 'narrow' | 'wide', sizes: string) => ({
    src: `/screens/${language.toLowerCase()}-${what}-${form}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: form,
    label: t(what === 'home' ? 'manifest.screenHome' : 'manifest.screenList'),
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: t('manifest.description'),
    lang: localeOf[language],
    dir: 'ltr',
    start_url: to.home(),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: [iconAt(192, 'any'), iconAt(512, 'any'), iconAt(512, 'maskable')],
    shortcuts: [
      shortcut(t('nav.RNG'), to.gameList('rng'), 'slot-machine'),
      shortcut(t('manifest.deposit'), to.member('depositv2'), 'coin'),
      shortcut(t('nav.PROMO'), to.promotions(), 'party-popper'),
      shortcut(t('common.help'), to.help(), 'headphone'),
    ],
    screenshots: [
      screen('home', 'narrow', '780x1688'),
      screen('list', 'narrow', '780x1688'),
      screen('home', 'wide', '1440x900'),
      screen('list', 'wide', '1440x900'),
    ],
  })
}
