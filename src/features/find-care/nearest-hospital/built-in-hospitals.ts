/** A hospital of the built-in list (specification section 3), and its address on this site. */
export interface BuiltInHospital {
  name: string;
  /** Latitude and longitude in one string, as in the specification. */
  location: string;
  state: string;
  slug: string;
}

/**
 * The 29 hospitals in the browser, which finds the nearest without sending the position. A test compares the list
 * with the database.
 */
export const builtInHospitals: readonly BuiltInHospital[] = [
  {
    name: 'Melur Tun Razak Specialist Hospital',
    location: '3.1570,101.7120',
    state: 'Kuala Lumpur',
    slug: 'melur-tun-razak',
  },
  {
    name: 'Melur Sentul Specialist Hospital',
    location: '3.1868,101.7060',
    state: 'Kuala Lumpur',
    slug: 'melur-sentul',
  },
  {
    name: 'Melur Cheras Specialist Hospital',
    location: '3.1068,101.7250',
    state: 'Kuala Lumpur',
    slug: 'melur-cheras',
  },
  {
    name: 'Melur Bangsar Specialist Hospital',
    location: '3.1290,101.6710',
    state: 'Kuala Lumpur',
    slug: 'melur-bangsar',
  },
  {
    name: 'Melur Petaling Jaya Specialist Hospital',
    location: '3.10726,101.60671',
    state: 'Selangor',
    slug: 'melur-petaling-jaya',
  },
  {
    name: 'Melur Shah Alam Specialist Hospital',
    location: '3.08507,101.53281',
    state: 'Selangor',
    slug: 'melur-shah-alam',
  },
  {
    name: 'Melur Klang Specialist Hospital',
    location: '3.03333,101.45',
    state: 'Selangor',
    slug: 'melur-klang',
  },
  {
    name: 'Melur Kajang Specialist Hospital',
    location: '2.9927,101.7909',
    state: 'Selangor',
    slug: 'melur-kajang',
  },
  {
    name: 'Melur Rawang Specialist Hospital',
    location: '3.31667,101.58333',
    state: 'Selangor',
    slug: 'melur-rawang',
  },
  {
    name: 'Melur Kuala Selangor Specialist Hospital',
    location: '3.35,101.25',
    state: 'Selangor',
    slug: 'melur-kuala-selangor',
  },
  {
    name: 'Melur Johor Bahru Specialist Hospital',
    location: '1.4655,103.7578',
    state: 'Johor',
    slug: 'melur-johor-bahru',
  },
  {
    name: 'Melur Pasir Gudang Specialist Hospital',
    location: '1.4726,103.878',
    state: 'Johor',
    slug: 'melur-pasir-gudang',
  },
  {
    name: 'Melur Kluang Specialist Hospital',
    location: '2.0251,103.3328',
    state: 'Johor',
    slug: 'melur-kluang',
  },
  {
    name: 'Melur Muar Specialist Hospital',
    location: '2.03333,102.56667',
    state: 'Johor',
    slug: 'melur-muar',
  },
  {
    name: 'Melur Batu Pahat Specialist Hospital',
    location: '1.85,102.93333',
    state: 'Johor',
    slug: 'melur-batu-pahat',
  },
  {
    name: 'Melur Ipoh Specialist Hospital',
    location: '4.5841,101.0829',
    state: 'Perak',
    slug: 'melur-ipoh',
  },
  {
    name: 'Melur Taiping Medical Centre',
    location: '4.85,100.73333',
    state: 'Perak',
    slug: 'melur-taiping',
  },
  {
    name: 'Melur Sitiawan Specialist Hospital',
    location: '4.2167,100.7',
    state: 'Perak',
    slug: 'melur-sitiawan',
  },
  {
    name: 'Melur Alor Setar Specialist Hospital',
    location: '6.12104,100.36014',
    state: 'Kedah',
    slug: 'melur-alor-setar',
  },
  {
    name: 'Melur Sungai Petani Specialist Hospital',
    location: '5.647,100.48772',
    state: 'Kedah',
    slug: 'melur-sungai-petani',
  },
  {
    name: 'Melur Kuching Specialist Hospital',
    location: '1.55,110.33333',
    state: 'Sarawak',
    slug: 'melur-kuching',
  },
  {
    name: 'Melur Miri Specialist Hospital',
    location: '4.38333,113.98333',
    state: 'Sarawak',
    slug: 'melur-miri',
  },
  {
    name: 'Melur Kuantan Specialist Hospital',
    location: '3.8077,103.326',
    state: 'Pahang',
    slug: 'melur-kuantan',
  },
  {
    name: 'Melur Temerloh Specialist Hospital',
    location: '3.45,102.41667',
    state: 'Pahang',
    slug: 'melur-temerloh',
  },
  {
    name: 'Melur Bukit Mertajam Specialist Hospital',
    location: '5.36301,100.4667',
    state: 'Penang',
    slug: 'melur-bukit-mertajam',
  },
  {
    name: 'Melur Kota Bharu Specialist Hospital',
    location: '6.13328,102.2386',
    state: 'Kelantan',
    slug: 'melur-kota-bharu',
  },
  {
    name: 'Melur Kangar Specialist Hospital',
    location: '6.4414,100.19862',
    state: 'Perlis',
    slug: 'melur-kangar',
  },
  {
    name: 'Melur Kota Kinabalu Specialist Hospital',
    location: '5.9804,116.0735',
    state: 'Sabah',
    slug: 'melur-kota-kinabalu',
  },
  {
    name: 'Melur Seremban Specialist Hospital',
    location: '2.71667,101.93333',
    state: 'Negeri Sembilan',
    slug: 'melur-seremban',
  },
];
