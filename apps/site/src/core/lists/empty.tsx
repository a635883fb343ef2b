import { EmptyState } from '@trevo/ui/states.tsx'
import type { ComponentProps } from 'react'
import { drawingUrl } from '../art/icon.tsx'

/** Shown when a list is empty: a drawing of ours, a sentence, and what to do next. */
export const Empty = ({
  drawing,
  ...state
}: { readonly drawing: string } & Omit<ComponentProps<typeof EmptyState>, 'picture'>) => (
  <EmptyState picture={drawingUrl(drawing, 192)} {...state} />
)
