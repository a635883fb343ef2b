import { useMedia } from '../../core/theme/use-media.ts'

/** Whether cart and bets are next to the desk; otherwise they are in a sheet. As in desk.module.css. */
export const useIsWide = (): boolean => useMedia('(min-width: 1024px)', true)
