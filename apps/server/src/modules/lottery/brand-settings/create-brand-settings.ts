export { createBrandSettings, type BrandSettings } from './service/brand-settings.ts'
