import { ChevronDown } from 'lucide-react'
import type { RefObject } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { useT } from '../../core/texts.tsx'
import type { Act } from './use-decisions.ts'
import styles from '../../parts/act-bar.module.css'

const prepared: Readonly<Record<Act, readonly OfficeKey[]>> = {
  approve: [
    'payouts.reason.known',
    'payouts.reason.first',
    'payouts.reason.prize',
    'payouts.reason.usual',
  ],
  refuse: ['payouts.refusal.identity', 'payouts.refusal.documents', 'payouts.refusal.play'],
}

type Props = {
  readonly label: string
  readonly act: Act
  readonly value: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChange: (reason: string) => void
  readonly onEnter: () => void
  readonly onEscape: () => void
}

/** A predefined reason or a typed one. */
export const ReasonField = ({ label, act, value, field, onChange, onEnter, onEscape }: Props) => {
  const t = useT()
  const items = prepared[act].map((key) => ({ id: key, text: t(key) }))
  return (
    <ComboBox
      aria-label={label}
      allowsCustomValue
      menuTrigger="manual"
      inputValue={value}
      onInputChange={onChange}
      items={items}
      defaultFilter={() => true}
      className={styles['reason'] ?? ''}
    >
      <Input
        ref={field}
        placeholder={label}
        maxLength={200}
        className={styles['input'] ?? ''}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape()
          if (event.key === 'Enter' && event.currentTarget.ariaExpanded !== 'true') onEnter()
        }}
      />
      <Button className={styles['open'] ?? ''} aria-label={label}>
        <ChevronDown size={16} />
      </Button>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox className={styles['options'] ?? ''}>
          {({ id, text }: { readonly id: string; readonly text: string }) => (
            <ListBoxItem id={id} textValue={text} className={styles['option'] ?? ''}>
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
