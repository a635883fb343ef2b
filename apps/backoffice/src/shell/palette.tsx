import { findAnything } from '@trevo/api-client/ops-endpoints.ts'
import type { Finding } from '@trevo/contract/ops/everywhere/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowRight, Moon, Rows3, Search, Zap } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import { useAreas } from '../core/area.ts'
import { ask } from '../core/api.ts'
import { focusOnce } from '../core/focus-once.ts'
import { useOperator } from '../core/operator.ts'
import { changePreferences, usePreferences } from '../core/preferences.ts'
import { useT } from '../core/texts.tsx'
import { EnterKey } from '../parts/enter-key.tsx'
import { actsFor, stepOf } from './palette-acts.ts'
import styles from './palette.module.css'

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const searchMin = 3

/** Where a finding is shown. */
const addressOf = ({ kind, id }: Finding): string => {
  const at = encodeURIComponent(id)
  switch (kind) {
    case 'member':
      return `/members/${at}`
    case 'withdrawal':
      return `/withdrawals/${at}`
    case 'deposit':
      return `/deposits/${at}`
    case 'round':
      return `/games/rounds/${at}`
    case 'slip':
      return `/trading/slips?row=${at}`
    case 'ticket':
      return `/lottery/tickets/${at}`
    case 'feedback':
      return `/desk?tab=tickets&ticket=${at}`
    case 'agent':
      return `/agents?username=${at}`
    case 'transfer':
      return `/ledger?transfer=${at}`
  }
}

/** Records that the typed text names, a moment after the last key. */
const useFindings = (typed: string) => {
  const text = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['find', text],
    queryFn: () => ask(findAnything, { query: { text } }),
    enabled: text.length >= searchMin,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  return { findings: text.length >= searchMin ? (data?.list ?? []) : [], isFetching }
}

/** The entries that match the typed text, and what happens when one is chosen. */
const useEntries = (typed: string, onClose: () => void) => {
  const t = useT()
  const navigate = useNavigate()
  const { theme, density, language } = usePreferences()
  const pages = useAreas().map(({ to, text, icon }) => ({ id: to, name: t(text), icon }))
  const otherTheme = theme === 'dark' ? ('light' as const) : ('dark' as const)
  const otherDensity = density === 'tight' ? ('normal' as const) : ('tight' as const)
  const commands = [
    { id: 'theme', name: t(`office.theme.${otherTheme}`), icon: Moon },
    { id: 'density', name: t(`office.density.${otherDensity}`), icon: Rows3 },
    { id: 'language', name: t('office.language'), icon: ArrowRight },
  ]
  const held = new Set(useOperator().rights.map(({ right }) => right))
  const acts = actsFor(held).map((act) => ({ id: act.text, name: t(act.text), icon: Zap, act }))
  const { findings, isFetching } = useFindings(typed)
  const found = findings.map((one) => ({
    id: addressOf(one),
    name: `${t(`finding.${one.kind}`)} · ${one.label}`,
    icon: ArrowRight,
  }))
  const wanted = plain(typed.trim())
  const items = [
    ...found,
    ...[...pages, ...acts, ...commands].filter(({ name }) => plain(name).includes(wanted)),
  ]
  const run = (chosen: string): void => {
    onClose()
    const act = acts.find(({ id }) => id === chosen)?.act
    if (act) {
      const { to, options } = stepOf(act)
      void navigate(to, options)
    } else if (chosen === 'theme') changePreferences({ theme: otherTheme })
    else if (chosen === 'density') changePreferences({ density: otherDensity })
    else if (chosen === 'language') {
      changePreferences({ language: language === 'PT' ? 'EN' : 'PT' })
    } else void navigate(chosen)
  }
  return { items, run, isFetching }
}

/** Ctrl K: every page and command that the operator's rights allow, and records by what names them. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const { items, run, isFetching } = useEntries(typed, onClose)
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={styles['veil'] ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={styles['box'] ?? ''}>
        <Dialog aria-label={t('office.find')} className={styles['dialog'] ?? ''}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField aria-label={t('office.find')} className={styles['field'] ?? ''}>
              <Search size={18} aria-hidden="true" />
              <Input
                ref={focusOnce}
                placeholder={t('office.searchHint')}
                className={styles['input'] ?? ''}
              />
            </SearchField>
            <Menu
              aria-label={t('office.commands')}
              className={styles['list'] ?? ''}
              items={items}
              onAction={(key) => run(String(key))}
              renderEmptyState={() => (
                <p className={styles['empty']}>
                  {t(isFetching ? 'office.loading' : 'office.nothingFound')}
                </p>
              )}
            >
              {({ id: key, name, icon: Icon }) => (
                <MenuItem id={key} textValue={name} className={styles['item'] ?? ''}>
                  <Icon size={16} aria-hidden="true" />
                  {name}
                  <span className={styles['open']}>
                    {t('office.open')} <EnterKey />
                  </span>
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
          <p className={styles['foot']}>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('office.choose')}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
