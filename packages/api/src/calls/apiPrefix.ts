export const API_PREFIX = '/english/api/v1.0'
