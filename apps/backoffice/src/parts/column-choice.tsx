import { Columns3 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useSearchParams } from 'react-router'
import { useT } from '../core/texts.tsx'
import styles from './column-choice.module.css'

type Named = { readonly key: string; readonly heading: ReactNode }

/** Columns that the address hides, `hide=hash,right`; a saved view keeps them. */
export const useHiddenColumns = (): ReadonlySet<string> => {
  const [params] = useSearchParams()
  const keys = params.get('hide') ?? ''
  return useMemo(() => new Set(keys.split(',').filter((key) => key !== '')), [keys])
}

/** Which columns a table shows; the first one always stays. */
export const ColumnChoice = ({ columns }: { readonly columns: readonly Named[] }) => {
  const t = useT()
  const [, setParams] = useSearchParams()
  const hidden = useHiddenColumns()
  const toggle = (key: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        const keys = columns
          .map((column) => column.key)
          .filter((one) => (one === key ? !hidden.has(one) : hidden.has(one)))
        if (keys.length === 0) next.delete('hide')
        else next.set('hide', keys.join(','))
        return next
      },
      { replace: true },
    )
  return (
    <DialogTrigger>
      <Button aria-label={t('list.columns')} className={styles['button'] ?? ''}>
        <Columns3 size={14} aria-hidden="true" />
      </Button>
      <Popover className={styles['popover'] ?? ''}>
        <Dialog aria-label={t('list.columns')} className={styles['list'] ?? ''}>
          {columns.slice(1).map(({ key, heading }) => (
            <label key={key}>
              <input type="checkbox" checked={!hidden.has(key)} onChange={() => toggle(key)} />
              {heading}
            </label>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
