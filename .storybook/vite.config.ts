import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Not that of the product, which bundles, compresses and measures the app. */
export default defineConfig({ plugins: [react()] })
