import { useT } from '../../../core/texts.tsx'
import { NumberInput, TextInput } from '../../../parts/inputs.tsx'
import styles from './editor.module.css'
import type { FormProps } from './form-props.ts'

const codesMax = 20

/** Codes that members type, and how often each works. */
export const CodesForm = ({ content, change }: FormProps) => {
  const t = useT()
  const { codes } = content
  const set = (next: typeof codes) => change({ ...content, codes: next })
  return (
    <fieldset className={styles['group']}>
      <legend>{t('promotions.codes')}</legend>
      {codes.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a code is typed in its place
        <div key={index} className={styles['row']}>
          <TextInput
            label={t('promotions.code')}
            value={one.code}
            max={30}
            onChange={(code) => set(codes.with(index, { ...one, code: code.toUpperCase() }))}
          />
          <NumberInput
            label={t('promotions.uses')}
            value={one.usesMax}
            min={1}
            max={10_000_000}
            onChange={(uses) => set(codes.with(index, { ...one, usesMax: uses ?? 1 }))}
          />
          <button type="button" className="o-btn" onClick={() => set(codes.toSpliced(index, 1))}>
            {t('word.remove')}
          </button>
        </div>
      ))}
      {codes.length < codesMax && (
        <button
          type="button"
          className="o-btn"
          onClick={() => set([...codes, { code: 'NOVO', usesMax: 100 }])}
        >
          {t('promotions.addCode')}
        </button>
      )}
    </fieldset>
  )
}
