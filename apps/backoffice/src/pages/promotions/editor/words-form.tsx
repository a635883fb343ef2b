import type { LanguageCode } from '@trevo/languages/languages.ts'
import { useT } from '../../../core/texts.tsx'
import { LongInput, NumberInput, TextInput } from '../../../parts/inputs.tsx'
import styles from './editor.module.css'
import type { FormProps } from './form-props.ts'

const written = ['PT', 'EN'] as const satisfies readonly LanguageCode[]
const none = { title: '', lead: '', body: '' }

/** Title, lead and text in both languages, and the picture. */
export const WordsForm = ({ content, change }: FormProps) => {
  const t = useT()
  return (
    <div className={styles['fields']}>
      {written.map((language) => {
        const text = content.texts[language] ?? none
        const set = (more: Partial<typeof none>) =>
          change({ ...content, texts: { ...content.texts, [language]: { ...text, ...more } } })
        return (
          <fieldset key={language} className={styles['group']}>
            <legend>{t(language === 'PT' ? 'word.portuguese' : 'word.english')}</legend>
            <TextInput
              label={t('word.title')}
              value={text.title}
              max={60}
              onChange={(title) => set({ title })}
            />
            <TextInput
              label={t('promotions.lead')}
              value={text.lead}
              max={120}
              onChange={(lead) => set({ lead })}
            />
            <LongInput
              label={t('promotions.body')}
              value={text.body}
              max={4_000}
              onChange={(body) => set({ body })}
            />
          </fieldset>
        )
      })}
      <div className={styles['pair']}>
        <NumberInput
          label={t('promotions.hue')}
          value={content.hue}
          max={360}
          onChange={(hue) => change({ ...content, hue: hue ?? 0 })}
        />
        <TextInput
          label={t('promotions.symbols')}
          value={content.symbols.join(' ')}
          max={200}
          onChange={(typed) => change({ ...content, symbols: typed.split(' ').slice(0, 5) })}
        />
        <NumberInput
          label={t('promotions.place')}
          hint={t('promotions.placeHint')}
          value={content.sortOrder}
          max={10_000}
          onChange={(place) => change({ ...content, sortOrder: place ?? 0 })}
        />
      </div>
    </div>
  )
}
