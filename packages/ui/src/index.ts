export * from './problem/rendererProps'
