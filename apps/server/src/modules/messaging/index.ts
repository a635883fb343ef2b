export { answerAnnouncements, bindMessagingRoutes } from './http/bind-routes.ts'
export { seedDemoAnnouncements } from './service/seed-demo-announcements.ts'
export type { MessagingTables } from './repository/list-announcements.ts'
