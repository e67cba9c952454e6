import { useNews } from '../../../components/use-news.ts';

/** Brings the page up to date whenever somebody has written or moved something. */
export const useSupportNews = () => useNews('/functions/v1/support-stream');
