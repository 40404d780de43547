/** The feeds (RSS) of articles, episodes and news. */
export { feedXml } from './feed-xml.server.ts';
