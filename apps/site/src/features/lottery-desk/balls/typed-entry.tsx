import type { Play } from '@trevo/lottery-rules/play.ts'
import { Button } from '@trevo/ui/button.tsx'
import { TextArea } from '@trevo/ui/field.tsx'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Picks } from '../state/picks.ts'
import { readTyped, typedLengthMax, type Typed, type TypedFault } from '../state/typed-numbers.ts'
import styles from './typed-entry.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { ballText } from '@trevo/lottery-rules/ball-texts.ts'

/** Entries as the field shows them, separated by a space or a comma. */
const writeEntries = (play: Play, { entries }: Picks): string => {
  const [spec] = play.form.rows
  if (!spec) return ''
  const isOneDigit = spec.balls.width === 1
  return entries
    .map((entry) => entry.map((number) => ballText(spec.balls, number)).join(isOneDigit ? '' : ' '))
    .join(isOneDigit ? ' ' : ', ')
}

type EntryProps = {
  readonly play: Play
  readonly picks: Picks
  readonly onChange: (change: (picks: Picks) => Picks) => void
}

/** The text of the field and what was read from it. */
const useTyped = ({ play, picks, onChange }: EntryProps) => {
  const [text, setText] = useState(() => writeEntries(play, picks))
  // Pasting a hundred thousand numbers must not delay the next press.
  const later = useDeferredValue(text)
  const typed = useMemo(() => readTyped(play, later), [play, later])
  const told = useRef(picks.entries)
  useEffect(() => {
    told.current = typed.entries
    onChange((before) => ({ ...before, entries: typed.entries }))
    // Reports only what was typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  // The desk cleared the field, or filled it at random.
  useEffect(() => {
    if (told.current === picks.entries) return
    told.current = picks.entries
    setText(writeEntries(play, picks))
  }, [picks, play])
  return { text, setText, typed }
}

/** A field to type or paste thousands of numbers into; what cannot be read is reported with its position. */
export const TypedEntry = (entry: EntryProps) => {
  const { play, picks } = entry
  const t = useText('lottery-desk')
  const { text, setText, typed } = useTyped(entry)
  const [file, setFile] = useState<HTMLInputElement | null>(null)
  const read = async () => {
    const chosen = file?.files?.[0]
    if (chosen) setText((await chosen.text()).slice(0, typedLengthMax))
  }
  const [spec] = play.form.rows
  const isOneDigit = spec?.balls.width === 1
  return (
    <div className={styles['typed']}>
      <TextArea
        label={t('desk.typed.label')}
        hint={isOneDigit ? t('desk.typed.digits') : t('desk.typed.numbers')}
        counter={t('desk.typed.count', { count: typed.entries.length })}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, typedLengthMax))}
        inputMode="text"
        spellCheck={false}
        autoComplete="off"
        rows={6}
      />
      <div className={styles['actions']}>
        <Button look="plain" onClick={() => file?.click()}>
          {t('desk.typed.file')}
        </Button>
        <input
          ref={setFile}
          type="file"
          accept=".txt,.csv,text/plain"
          hidden
          onChange={() => void read()}
        />
        {typed.faultCount > 0 && (
          <Button
            look="plain"
            onClick={() => setText(writeEntries(play, { ...picks, entries: typed.entries }))}
          >
            {t('desk.typed.dropWrong', { count: typed.faultCount })}
          </Button>
        )}
        <Button look="quiet" onClick={() => setText('')}>
          {t('common.clear')}
        </Button>
      </div>
      <Faults typed={typed} />
    </div>
  )
}

const Faults = ({ typed }: { readonly typed: Typed }) => {
  const t = useText('lottery-desk')
  const say = ({ position, at, text, reason }: TypedFault) =>
    t(`desk.fault.${reason}`, { position, at, text: text.slice(0, 24) })
  return (
    <div role="status" className={styles['faults']}>
      {typed.repeated > 0 && <p>{t('desk.typed.repeated', { count: typed.repeated })}</p>}
      {typed.faultCount > 0 && (
        <>
          <p className={styles['wrong']}>{t('desk.typed.wrong', { count: typed.faultCount })}</p>
          <ul>
            {typed.faults.map((fault) => (
              <li key={fault.position}>{say(fault)}</li>
            ))}
          </ul>
          {typed.faultCount > typed.faults.length && (
            <p>{t('common.andMore', { count: typed.faultCount - typed.faults.length })}</p>
          )}
        </>
      )}
    </div>
  )
}
