const notice = (id: string) => ({
  id,
  title: id,
  content: id,
  publishedAt: '2026-01-01T00:00:00.000Z',
})
const banner = (groupName: string) => ({
  groupName,
  url: '',
  linkage: '',
  linkageType: 'URL',
  title: groupName,
  text: '',
  action: '',
  hue: 0,
  symbols: [],
  nodeId: null,
})
/** Announcements of a brand, with a popup for each letter of `executions`. */
export const demoAnnouncements = (executions: string) => ({
  banners: ['w_register', 'w_home', 'w_leftmenu'].map(banner),
  player: [notice('n')],
  popup: executions.split('').map((execution) => ({ ...notice(execution), execution })),
  promotion: [notice('p1'), notice('p2')],
})
